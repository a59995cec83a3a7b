import { type NewRow, newRows } from "../push/newRows.ts";
import type { Context } from "../request/context.ts";
import type { LotteryOrderModel } from "./orders.model.ts";
import { ordersUpstream } from "./orders.upstream.ts";

const pageSize = 50;
const mostPages = 10;
const settled = { states: ["WON", "LOST", "REFUNDED"], bySettlement: true } as const;

/** Yields the caller's orders as they are settled, the earliest first. */
export function settledOrders(context: Context): AsyncIterable<NewRow<LotteryOrderModel>> {
  const { services, upstream } = context;
  const read = (pageNo: number) => upstream(ordersUpstream).list(settled, { pageNo, pageSize });
  const newest = async () => (await read(1)).items;
  const keyOf = ({ internalID }: LotteryOrderModel) => internalID;
  return newRows({
    subscribe: () => services.push.watch("draw", context, async () => JSON.stringify((await newest()).map(keyOf))),
    first: newest,
    async read(_moment, pageNo) {
      const { items, total } = await read(pageNo);
      return { rows: items, hasMore: items.length > 0 && total > pageNo * pageSize };
    },
    mostPages,
    onCut: () => services.observer.rowsCut?.("lotteryOrderSettled"),
    keyOf,
    timeOf: ({ settledAt, placedAt }) => Date.parse(settledAt ?? placedAt),
    missedMs: context.missedMs,
  });
}
