import type { ServerResponse } from "node:http";
import type { ExecutionResult } from "graphql";

/** Milliseconds between comments that keep proxies from closing a silent stream. */
const heartbeat = 12_000;

/** A stream of results being sent to one client. */
export interface EventStream {
  /** Tells the client that nothing more comes, and ends. */
  complete(): void;
  /** Settles when the stream is over, whoever ended it. */
  done: Promise<void>;
}

/**
 * Sends results as server-sent events, distinct connections mode: `next` for each, `complete` at the end.
 * When the client goes away the source is told at once.
 */
export function sendEvents(
  res: ServerResponse,
  results: AsyncIterable<ExecutionResult>,
  format: (result: ExecutionResult) => string,
  headers: Readonly<Record<string, string | string[]>>,
): EventStream {
  const source = results[Symbol.asyncIterator]();
  res.writeHead(200, {
    ...headers,
    "content-type": "text/event-stream; charset=utf-8",
    "cache-control": "no-cache, no-transform",
    // Asks nginx not to gather events before it passes them on.
    "x-accel-buffering": "no",
  });
  // Something has to be sent for a browser to see the headers.
  res.write(":\n\n");
  let isOver = false;
  const { promise: done, resolve } = Promise.withResolvers<void>();
  const ping = setInterval(() => {
    if (!res.writableNeedDrain) res.write(":\n\n");
  }, heartbeat);
  const finish = (isComplete: boolean): void => {
    if (isOver) return;
    isOver = true;
    clearInterval(ping);
    if (isComplete && !res.writableEnded) res.end("event: complete\ndata:\n\n");
    // A source that fails while it is let go has nobody left to tell.
    Promise.resolve(source.return?.()).then(
      () => resolve(),
      () => resolve(),
    );
  };
  res.on("close", () => finish(false));
  const pump = async (): Promise<void> => {
    try {
      while (!isOver) {
        const next = await source.next();
        if (isOver) return;
        if (next.done === true) break;
        if (!res.write(`event: next\ndata: ${format(next.value)}\n\n`)) await drained(res);
      }
      finish(true);
    } catch {
      // Sources report their failures as results; what is thrown here is the end of one that was cut off.
      finish(true);
    }
  };
  void pump();
  return { complete: () => finish(true), done };
}

/** A result that is no stream, for a client that wants one all the same. */
export async function* once(result: ExecutionResult): AsyncGenerator<ExecutionResult> {
  yield result;
}

function drained(res: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      res.off("drain", go).off("close", go);
      resolve();
    };
    res.on("drain", go).on("close", go);
  });
}
