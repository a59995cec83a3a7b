import type { CorePlatform } from "../../corePlatform.ts";
import { repeat } from "../../repeat.ts";
import { settleDue } from "../../settling/settleDue.ts";
import { nextNumbers } from "../draws/draws.ts";
import { lotteriesOf } from "../lotteries.ts";
import { dueOrders, settleOrder } from "./settlement.ts";

const EVERY_MS = 1000;

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

/** Returns a function that publishes the draws that were drawn since its last call. */
function drawNews(platform: CorePlatform): () => Promise<void> {
  let announced: ReadonlyMap<string, string> = new Map();
  return async () => {
    const next = await nextNumbers(platform, await lotteriesOf(platform));
    for (const [gameCode, numero] of announced) {
      if (next.get(gameCode) !== numero) await platform.events.publish({ topic: "draw", data: { gameCode, numero } });
    }
    announced = next;
  };
}

/**
 * Settles orders now, also those left open at the last shutdown, then every second. Returns the function that stops it.
 */
export function startDrawing(platform: CorePlatform): () => Promise<void> {
  const tellNews = drawNews(platform);
  return repeat(EVERY_MS, "drawing lotteries", async () => {
    await tellNews();
    await settleDueOrders(platform);
  });
}
