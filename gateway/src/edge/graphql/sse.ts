import type { ServerResponse } from "node:http";
import type { ExecutionResult } from "graphql";

/** Milliseconds between comments that keep proxies from closing a silent stream. */
const heartbeat = 12_000;

/** The results of one operation, for a client that listens to several in one stream under an id of its own. */
export interface EventSource {
  id?: string;
  results: AsyncIterable<ExecutionResult>;
}

/** A stream of results being sent to one client. */
export interface EventStream {
  /** Ends it, as a line that is cut: the client opens another, which another process may answer. */
  cut(): void;
  /** Settles when the stream is over, whoever ended it. */
  done: Promise<void>;
}

/**
 * Sends results as server-sent events: `next` for each, `complete` at the end of a source, with the source's id if it has
 * one. When the client goes away the sources are told at once.
 */
export function sendEvents(
  res: ServerResponse,
  sources: readonly EventSource[],
  format: (result: ExecutionResult) => string,
  headers: Readonly<Record<string, string | string[]>>,
): EventStream {
  const iterators = sources.map(({ results }) => results[Symbol.asyncIterator]());
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
  const finish = (): void => {
    if (isOver) return;
    isOver = true;
    clearInterval(ping);
    if (!res.writableEnded) res.end();
    // A source that fails while it is let go has nobody left to tell.
    void Promise.allSettled(iterators.map((iterator) => iterator.return?.())).then(() => resolve());
  };
  res.on("close", finish);
  const pump = async (iterator: AsyncIterator<ExecutionResult>, id: string | undefined): Promise<void> => {
    const name = id === undefined ? "" : `id: ${id}\n`;
    try {
      while (!isOver) {
        const next = await iterator.next();
        if (isOver) return;
        if (next.done === true) break;
        if (!res.write(`${name}event: next\ndata: ${format(next.value)}\n\n`)) await drained(res);
      }
    } catch {
      // Sources report their failures as results; what is thrown here is the end of one that was cut off.
    }
    if (!isOver) res.write(`${name}event: complete\ndata:\n\n`);
  };
  void Promise.all(iterators.map((iterator, index) => pump(iterator, sources[index]?.id))).then(finish);
  return { cut: finish, done };
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
