import type { CorePlatform } from "../../corePlatform.ts";
import { sweep } from "../../jobs/job.ts";
import { every } from "../../jobs/schedule.ts";
import { AT_ONCE, postponedKeys, settleDue } from "../../settling/settleDue.ts";
import { dueLotteries, revealDraws } from "../draws/moment.ts";
import { lotteriesOf } from "../lotteries.ts";
import { dueOrders, settleOrder } from "./settlement.ts";

/**
 * Reveals all due draws, settles their orders, and publishes an event to each member. `page` is the number of orders that
 * are read at once. Returns the number of settled orders.
 */
export async function settleDueOrders(platform: CorePlatform, signal?: AbortSignal, page = AT_ONCE): Promise<number> {
  await settleDue(platform.db, {
    kind: "draw",
    due: () => dueDraws(platform),
    signal,
    together: AT_ONCE,
    async settle(draws) {
      await revealDraws(
        platform,
        draws.map(({ lottery }) => lottery),
      );
      return draws.length;
    },
  });
  return settleDue(platform.db, {
    kind: "order",
    due: () => dueOrders(platform, page),
    signal,
    async settle([{ key }]) {
      const closed = await settleOrder(platform, key);
      for (const { memberId, gameCode, numero, orderId } of closed) {
        const data = { gameCode, numero, orderId };
        await platform.events.publish({ topic: "order", customerId: String(memberId), data });
      }
      return closed.length;
    },
  });
}

/** The lotteries with a due draw, without those that could not be drawn and are tried again later. */
async function dueDraws(platform: CorePlatform) {
  const due = await dueLotteries(platform, await lotteriesOf(platform));
  if (due.length === 0) return [];
  const postponed = await postponedKeys(platform.db, "draw");
  return due.map((lottery) => ({ key: lottery.gameCode, lottery })).filter(({ key }) => !postponed.has(key));
}

/** Reveals draws and settles their orders, also those left open at the last shutdown. */
export const drawLotteries = sweep<CorePlatform>({
  name: "draw-lotteries",
  schedule: every(1_000),
  setsAside: ["draw", "order"],
  hasWork: async (platform) => (await dueDraws(platform)).length > 0 || (await dueOrders(platform, 1)).length > 0,
  sweep: settleDueOrders,
});
