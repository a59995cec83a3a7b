import { type NewRow, newRows } from "../push/newRows.ts";
import type { Context } from "../request/context.ts";
import type { LotteryOrderModel } from "./orders.model.ts";
import { ordersUpstream } from "./orders.upstream.ts";

const newest = { pageNo: 1, pageSize: 50 };
const settled = { states: ["WON", "LOST", "REFUNDED"], bySettlement: true } as const;

/** Yields the caller's orders as they are settled, the earliest first. */
export function settledOrders(context: Context): AsyncIterable<NewRow<LotteryOrderModel>> {
  const { services, upstream } = context;
  const read = async () => (await upstream(ordersUpstream).list(settled, newest)).items;
  const keyOf = ({ internalID }: LotteryOrderModel) => internalID;
  return newRows({
    subscribe: () => services.push.watch("draw", context, async () => JSON.stringify((await read()).map(keyOf))),
    first: read,
    read,
    keyOf,
    timeOf: ({ settledAt, placedAt }) => Date.parse(settledAt ?? placedAt),
    missedMs: context.missedMs,
  });
}
