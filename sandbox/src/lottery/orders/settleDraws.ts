import type { CorePlatform } from "../../corePlatform.ts";
import { sweep } from "../../jobs/job.ts";
import { every } from "../../jobs/schedule.ts";
import { settleDue } from "../../settling/settleDue.ts";
import { nextNumbers } from "../draws/draws.ts";
import { lotteriesOf } from "../lotteries.ts";
import { dueOrders, settleOrder } from "./settlement.ts";

/** Settles every order whose draw is over, and publishes an event to each member. Returns the number of settled orders. */
export const settleDueOrders = (platform: CorePlatform): Promise<number> =>
  settleDue(platform.db, {
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

const announced = new WeakMap<CorePlatform, ReadonlyMap<string, string>>();

const upcoming = async (platform: CorePlatform) => nextNumbers(platform, await lotteriesOf(platform));

/** Publishes the draws that were drawn since its last call. */
async function publishDraws(platform: CorePlatform): Promise<void> {
  const next = await upcoming(platform);
  for (const [gameCode, numero] of announced.get(platform) ?? []) {
    if (next.get(gameCode) !== numero) await platform.events.publish({ topic: "draw", data: { gameCode, numero } });
  }
  announced.set(platform, next);
}

async function hasDrawn(platform: CorePlatform): Promise<boolean> {
  const known = announced.get(platform);
  if (known === undefined || (await dueOrders(platform, 1)).length > 0) return true;
  const next = await upcoming(platform);
  return next.size !== known.size || [...next].some(([gameCode, numero]) => known.get(gameCode) !== numero);
}

/** Publishes draws and settles their orders, also those left open at the last shutdown. */
export const drawLotteries = sweep<CorePlatform>({
  name: "draw-lotteries",
  schedule: every(1_000),
  hasWork: hasDrawn,
  sweep: async (platform) => {
    await publishDraws(platform);
    return settleDueOrders(platform);
  },
});
