import type { CorePlatform } from "../../corePlatform.ts";
import { sweep } from "../../jobs/job.ts";
import { every } from "../../jobs/schedule.ts";
import { settleDue } from "../../settling/settleDue.ts";
import { hasDueDraws, revealDraws } from "../draws/moment.ts";
import { lotteriesOf } from "../lotteries.ts";
import { dueOrders, settleOrder } from "./settlement.ts";

/**
 * Reveals all due draws, settles their orders, and publishes an event to each member. Returns the number of settled
 * orders.
 */
export async function settleDueOrders(platform: CorePlatform): Promise<number> {
  await revealDraws(platform, await lotteriesOf(platform));
  return settleDue(platform.db, {
    kind: "order",
    due: () => dueOrders(platform),
    async settle({ key }) {
      const closed = await settleOrder(platform, key);
      for (const { memberId, gameCode, numero, orderId } of closed) {
        const data = { gameCode, numero, orderId };
        await platform.events.publish({ topic: "draw", customerId: String(memberId), data });
      }
      return closed.length;
    },
  });
}

/** Reveals draws and settles their orders, also those left open at the last shutdown. */
export const drawLotteries = sweep<CorePlatform>({
  name: "draw-lotteries",
  schedule: every(1_000),
  hasWork: async (platform) =>
    (await hasDueDraws(platform, await lotteriesOf(platform))) || (await dueOrders(platform, 1)).length > 0,
  sweep: settleDueOrders,
});
