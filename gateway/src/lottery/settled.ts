import type { PushEvent } from "../push/push.ts";
import type { Context } from "../request/context.ts";
import type { LotteryOrderModel } from "./orders.model.ts";
import { ordersUpstream } from "./orders.upstream.ts";

const newest = { pageNo: 1, pageSize: 50 };
const settled = { states: ["WON", "LOST", "REFUNDED"], bySettlement: true } as const;

/** A settled order, or the reason why the subscription ends. */
export type Settled = PushEvent & { order: LotteryOrderModel | null };

/**
 * Yields the caller's orders as they are settled, the earliest first. Orders that were settled before the subscription
 * started are left out.
 */
export async function* settledOrders(context: Context): AsyncGenerator<Settled, void, void> {
  const { services, upstream } = context;
  const read = async () => (await upstream(ordersUpstream).list(settled, newest)).items;
  const keysOf = (orders: readonly LotteryOrderModel[]) => new Set(orders.map(({ internalID }) => internalID));
  const probe = async () => JSON.stringify([...keysOf(await read())]);
  let known = await read().then(keysOf, () => undefined);
  for await (const { over } of services.push.watch("draw", context, probe)) {
    if (over !== null) {
      yield { over, order: null };
      return;
    }
    const orders = await read();
    const before = known ?? keysOf(orders);
    known = keysOf(orders);
    for (const order of orders.filter(({ internalID }) => !before.has(internalID)).reverse()) yield { over, order };
  }
}
