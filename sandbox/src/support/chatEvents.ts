import type { Followed } from "./chatDesk.ts";
import type { Line } from "./pages/chatMessages.ts";
import type { SupportPlatform } from "./supportPlatform.ts";

const PING_MS = 12_000;
/** A page with this many unsent lines is considered gone. */
const MAX_WAITING = 500;

interface Reader extends Followed {
  /** Called at each ping. When it throws, the stream sends `over` and ends. */
  check: () => Promise<unknown>;
}

/** The new lines of a room as a stream. Throws RATE_LIMITED when the room or the network has too many open. */
export function chatEvents({ chatDesk }: SupportPlatform, { check, ...followed }: Reader): ReadableStream {
  const leave = chatDesk.takeStream(followed);
  const encoder = new TextEncoder();
  let end = () => {};
  return new ReadableStream<Uint8Array>(
    {
      start(controller) {
        let isOver = false;
        const send = (chunk: string) => {
          if (isOver) return;
          controller.enqueue(encoder.encode(chunk));
          if ((controller.desiredSize ?? 0) < -MAX_WAITING) close();
        };
        const close = () => {
          if (isOver) return;
          end();
          controller.close();
        };
        const ping = () =>
          check().then(
            () => send(": ping\n\n"),
            () => {
              send("event: over\ndata: {}\n\n");
              close();
            },
          );
        const pings = setInterval(() => void ping(), PING_MS).unref();
        const stop = chatDesk.listen(followed.roomId, (line: Line) => send(`data: ${JSON.stringify(line)}\n\n`));
        end = () => {
          if (isOver) return;
          isOver = true;
          leave();
          clearInterval(pings);
          stop();
        };
        send(": open\n\n");
      },
      cancel: () => end(),
    },
    new CountQueuingStrategy({ highWaterMark: 1 }),
  );
}
