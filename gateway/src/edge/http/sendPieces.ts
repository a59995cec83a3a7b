import type { ServerResponse } from "node:http";
import { pipeline } from "node:stream/promises";
import type { Observer, SlowReaderRecord } from "../../telemetry/records.ts";
import { watchRate } from "./minimumRate.ts";

/** The system's own memory takes bytes in bursts, so shorter windows would cut off honest readers too. */
const windowSeconds = 20;

interface Sending extends SlowReaderRecord {
  observer: Observer;
}

/**
 * Sends an answer piece by piece, as fast as its reader takes it. A reader that takes too few bytes in a window is cut off,
 * because an answer on its way holds a place.
 */
export async function sendPieces(
  res: ServerResponse,
  pieces: Iterable<Buffer> | AsyncIterable<string>,
  { route, requestId, observer }: Sending,
): Promise<void> {
  const rate = watchRate({
    seconds: windowSeconds,
    isWaitedFor: () => res.writableNeedDrain,
    onTooSlow() {
      observer.slowReader?.({ route, requestId });
      res.destroy();
    },
  });
  async function* counted() {
    for await (const piece of pieces) {
      yield piece;
      rate.count(Buffer.byteLength(piece));
    }
  }
  try {
    await pipeline(counted, res);
  } finally {
    rate.stop();
  }
}
