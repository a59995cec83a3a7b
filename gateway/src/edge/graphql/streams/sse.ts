import type { ServerResponse } from "node:http";
import type { ExecutionResult, GraphQLError } from "graphql";
import { eventIdNow } from "../../../push/resume.ts";
import { onClose } from "../../http/onClose.ts";

/** Milliseconds between comments, which keep proxies from closing a silent stream. */
const heartbeat = 12_000;

/** The results of one operation. `id` tells the sources of one stream apart. */
export interface EventSource {
  id?: string;
  results: AsyncIterable<ExecutionResult>;
  /** Makes an error that the source throws safe to send. */
  mask(error: unknown): GraphQLError;
}

/** A stream of results being sent to one client. */
export interface EventStream {
  /** Ends the stream without `complete`. The client then opens another one, perhaps at another process. */
  cut(): void;
  /** Settles when the stream has ended for any reason. Holds one entry per source: the error that it threw, masked. */
  done: Promise<readonly (GraphQLError | undefined)[]>;
}

/**
 * Sends results as server-sent events: `next` for each result, also for the error of a source that fails, and `complete` at
 * the end of a source, with the source's id. When the client leaves, all sources are stopped. With
 * `resuming` each event says by its id when it was sent; `hasGap`: what happened before can't be sent any more, and the
 * event `gap` says so first.
 */
export function sendEvents(
  res: ServerResponse,
  sources: readonly EventSource[],
  format: (result: ExecutionResult) => string,
  headers: Readonly<Record<string, string | string[]>>,
  resuming?: { hasGap: boolean },
): EventStream {
  const opened = sources.map((source) => ({ ...source, iterator: source.results[Symbol.asyncIterator]() }));
  res.writeHead(200, {
    ...headers,
    "content-type": "text/event-stream; charset=utf-8",
    "cache-control": "no-cache, no-transform",
    // Asks nginx not to buffer events.
    "x-accel-buffering": "no",
  });
  // Browsers deliver the headers only after some bytes of the body.
  res.write(resuming?.hasGap ? ":\n\nevent: gap\ndata:\n\n" : ":\n\n");
  let isOver = false;
  const failures: (GraphQLError | undefined)[] = sources.map(() => undefined);
  const { promise: done, resolve } = Promise.withResolvers<typeof failures>();
  const ping = setInterval(() => {
    // An id without data: a quiet stream continues from here when it breaks.
    if (!res.writableNeedDrain) res.write(resuming ? `id: ${eventIdNow()}\n\n` : ":\n\n");
  }, heartbeat);
  const finish = (): void => {
    if (isOver) return;
    isOver = true;
    clearInterval(ping);
    if (!res.writableEnded) res.end();
    // The client is gone, so a failure of `return` needs no answer.
    void Promise.allSettled(opened.map(({ iterator }) => iterator.return?.())).then(() => resolve(failures));
  };
  onClose(res, finish);
  let draining: Promise<void> | undefined;
  /** Settles when the client takes more. All sources wait for the same moment. */
  const untilDrained = () => {
    draining ??= drained(res).then(() => {
      draining = undefined;
    });
    return draining;
  };
  const pump = async ({ id, mask, iterator }: (typeof opened)[number], index: number): Promise<void> => {
    const nameOf = () => {
      if (resuming) return `id: ${eventIdNow()}\n`;
      return id === undefined ? "" : `id: ${id}\n`;
    };
    try {
      while (!isOver) {
        const next = await iterator.next();
        if (isOver) return;
        if (next.done === true) break;
        if (!res.write(`${nameOf()}event: next\ndata: ${format(next.value)}\n\n`)) await untilDrained();
      }
    } catch (error) {
      // A source that `finish` stops may throw too. That is not a failure.
      if (!isOver) {
        const failure = mask(error);
        failures[index] = failure;
        res.write(`${nameOf()}event: next\ndata: ${format({ errors: [failure] })}\n\n`);
      }
    }
    if (!isOver) res.write(`${nameOf()}event: complete\ndata:\n\n`);
  };
  void Promise.all(opened.map(pump)).then(finish);
  return { cut: finish, done };
}

/** Makes a stream of one result. */
export async function* once(result: ExecutionResult): AsyncGenerator<ExecutionResult> {
  yield result;
}

function drained(res: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      res.off("drain", go).off("close", go);
      resolve();
    };
    res.on("drain", go);
    onClose(res, go);
  });
}
