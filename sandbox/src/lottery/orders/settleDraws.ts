import type { CorePlatform } from "../../corePlatform.ts";
import { repeat } from "../../repeat.ts";
import { nextNumbers } from "../draws/draws.ts";
import { lotteriesOf } from "../lotteries.ts";
import { dueOrders, settleOrder } from "./settlement.ts";

const EVERY_MS = 1000;

/**
 * Settles every order whose draw has drawn and tells their members. Gives how many were closed. One that fails doesn't
 * keep the others waiting: the first failure is thrown when all have had their turn.
 */
export async function settleDueOrders(platform: CorePlatform): Promise<number> {
  let count = 0;
  const failures: unknown[] = [];
  for (const { orderId } of await dueOrders(platform)) {
    try {
      const closed = await settleOrder(platform, orderId);
      for (const { memberId, gameCode, numero, ...order } of closed) {
        const data = { gameCode, numero, orderId: order.orderId };
        platform.events.publish({ topic: "draw", customerId: String(memberId), data });
      }
      count += closed.length;
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
  return count;
}

/** Gives the function that tells everybody which draws have drawn since it was last called. */
function drawNews(platform: CorePlatform): () => Promise<void> {
  let told: ReadonlyMap<string, string> = new Map();
  return async () => {
    const next = await nextNumbers(platform, await lotteriesOf(platform));
    for (const [gameCode, numero] of told) {
      if (next.get(gameCode) !== numero) platform.events.publish({ topic: "draw", data: { gameCode, numero } });
    }
    told = next;
  };
}

/** Settles what was left open when the platform went down, then every second what was drawn. Gives its end. */
export function startDrawing(platform: CorePlatform): () => Promise<void> {
  const tellNews = drawNews(platform);
  return repeat(EVERY_MS, "drawing lotteries", async () => {
    await tellNews();
    await settleDueOrders(platform);
  });
}
