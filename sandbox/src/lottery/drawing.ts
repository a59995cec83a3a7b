import type { Platform } from "../platform.ts";
import { repeat } from "../repeat.ts";
import { nextNumbers } from "./draws.ts";
import { lotteriesOf } from "./lotteries.ts";
import { dueOrders, settleOrder } from "./settlement.ts";

const EVERY_MS = 1000;

/** Settles every order whose draw has drawn and tells their members. Gives how many were closed. */
export async function settleDueOrders(platform: Platform): Promise<number> {
  let count = 0;
  for (const { orderId } of await dueOrders(platform)) {
    for (const closed of await settleOrder(platform, orderId)) {
      const { gameCode, numero, memberId } = closed;
      const data = { gameCode, numero, orderId: closed.orderId };
      platform.events.publish({ topic: "draw", customerId: String(memberId), data });
      count += 1;
    }
  }
  return count;
}

/** Gives the function that tells everybody which draws have drawn since it was last called. */
function drawNews(platform: Platform): () => Promise<void> {
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
export function startDrawing(platform: Platform): () => Promise<void> {
  const tellNews = drawNews(platform);
  return repeat(EVERY_MS, "drawing lotteries", async () => {
    await tellNews();
    await settleDueOrders(platform);
  });
}
