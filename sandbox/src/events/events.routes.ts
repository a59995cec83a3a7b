import { Hono } from "hono";
import { z } from "zod";
import type { Config } from "../config.ts";
import type { AppEnv } from "../http/env.ts";
import { PlatformError } from "../http/errors.ts";
import { readQuery, text } from "../http/input.ts";
import type { Events } from "./events.ts";
import { isServiceKey } from "./serviceKey.ts";
import { type PlatformEvent, topics } from "./topics.ts";

const PING_MS = 12_000;
/** Maximum number of events that wait for one gateway; its stream is closed then. More than a replay holds. */
const MAX_WAITING = 20_000;

const StreamQuery = z.object({
  /** Comma-separated list; all topics when left out. */
  topics: text(200)
    .optional()
    .transform((list) => (list ? list.split(",") : [...topics]))
    .pipe(z.array(z.enum(topics)).min(1)),
});

/** The platform's event stream for gateways: one stream carries the events of all members. */
export const eventRoutes = ({ config, events }: { config: Config; events: Events }) =>
  new Hono<AppEnv>().get("/wps/events", (c) => {
    if (!config.events) throw new PlatformError("NOT_FOUND");
    if (!isServiceKey(c.req.header("Authorization"), config.serviceKey)) throw new PlatformError("UNAUTHENTICATED");
    const wanted = new Set(readQuery(c, StreamQuery).topics);
    const stream = eventStream(events, wanted, c.req.header("Last-Event-ID")?.slice(0, 64));
    return c.body(stream, 200, { "Content-Type": "text/event-stream", "X-Accel-Buffering": "no" });
  });

function eventStream(events: Events, wanted: ReadonlySet<string>, lastEventId: string | undefined): ReadableStream {
  const encoder = new TextEncoder();
  let end = () => {};
  let ended = false;
  return new ReadableStream<Uint8Array>(
    {
      async start(controller) {
        const send = (chunk: string) => {
          if (ended) return;
          controller.enqueue(encoder.encode(chunk));
          if ((controller.desiredSize ?? 0) >= -MAX_WAITING) return;
          end();
          controller.close();
        };
        let sentUpTo = 0;
        const sendEvent = (event: PlatformEvent) => {
          if (event.number <= sentUpTo) return;
          sentUpTo = event.number;
          if (wanted.has(event.topic)) send(toFrame(event));
        };
        // Until the missed events are read, new ones wait: they come after them.
        let waiting: PlatformEvent[] | undefined = [];
        const pings = setInterval(() => send(": ping\n\n"), PING_MS).unref();
        const unsubscribe = events.subscribe((event) => (waiting ? waiting.push(event) : sendEvent(event)));
        end = () => {
          ended = true;
          clearInterval(pings);
          unsubscribe();
        };

        // An id without data: the stream can resume from here even when it breaks before its first event.
        const lastId = events.lastId();
        const missed = lastEventId === undefined ? [] : await events.since(lastEventId).catch(() => undefined);
        send(`retry: 1000\n${missed?.length ? "" : `id: ${lastId}\n`}\n`);
        if (missed === undefined) send("event: gap\ndata: {}\n\n");
        for (const event of [...(missed ?? []), ...waiting]) sendEvent(event);
        waiting = undefined;
      },
      cancel: () => end(),
    },
    new CountQueuingStrategy({ highWaterMark: 1 }),
  );
}

const toFrame = ({ id, topic, customerId, data }: PlatformEvent) =>
  `id: ${id}\nevent: ${topic}\ndata: ${JSON.stringify({ customerId, ...data })}\n\n`;
