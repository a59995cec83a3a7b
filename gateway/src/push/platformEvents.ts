import { setTimeout as delay } from "node:timers/promises";
import { Agent, type Dispatcher, request } from "undici";
import { z } from "zod";
import { readServerEvents } from "./serverEvents.ts";

/** An event of the platform. Without `customerId` it concerns everybody. */
export interface PlatformEvent {
  topic: string;
  customerId: string | undefined;
  /** The game of the event, if it concerns one. */
  gameCode: string | undefined;
}

export interface PlatformEventsOptions {
  origins: readonly string[];
  serviceKey: string | undefined;
  dispatcher?: Dispatcher | undefined;
  onEvent(event: PlatformEvent): void;
  /** Events may have been lost. All watched values must be read again. */
  onGap(): void;
}

/** Whether the platform has an event stream; `unknown` before the first answer. */
export type StreamSupport = "unknown" | "streams" | "none";

const topics = "balance,message,session,announcement,draw,winner";
const shortestWaitMs = 500;
const longestWaitMs = 30_000;
const askAgainMs = 300_000;
/** The platform sends a comment every 12 seconds, so a stream that is silent for longer is dead. */
const silenceMs = 40_000;

const payload = z.object({
  customerId: z.union([z.string(), z.number()]).transform(String).optional(),
  gameCode: z.string().max(100).optional().catch(undefined),
});
const silent: Omit<PlatformEvent, "topic"> = { customerId: undefined, gameCode: undefined };

/** The process's only event stream from the platform. It reconnects itself and continues where it was cut. */
export class PlatformEvents {
  readonly #options: PlatformEventsOptions;
  readonly #dispatcher: Dispatcher;
  readonly #stop = new AbortController();
  #support: StreamSupport = "unknown";
  #lastEventId: string | undefined;
  #running: Promise<void> | undefined;

  constructor(options: PlatformEventsOptions) {
    this.#options = options;
    this.#dispatcher = options.dispatcher ?? new Agent({ bodyTimeout: silenceMs });
    if (options.serviceKey === undefined) this.#support = "none";
  }

  get support(): StreamSupport {
    return this.#support;
  }

  /** Connects at the first subscription. A process without subscriptions needs no stream. */
  start(): void {
    if (this.#options.serviceKey !== undefined) this.#running ??= this.#run();
  }

  async close(): Promise<void> {
    this.#stop.abort();
    await this.#running;
    if (this.#options.dispatcher === undefined) await this.#dispatcher.destroy();
  }

  async #run(): Promise<void> {
    const { signal } = this.#stop;
    for (let failures = 0; !signal.aborted; ) {
      try {
        const hasStream = await this.#read(failures);
        failures = hasStream ? 1 : failures;
      } catch {
        failures++;
      }
      const wait =
        this.#support === "none" ? askAgainMs : Math.min(longestWaitMs, shortestWaitMs * 2 ** Math.min(failures, 10));
      await delay(wait / 2 + Math.random() * (wait / 2), undefined, { signal, ref: false }).catch(() => undefined);
    }
  }

  /** Reads one stream to its end. False when the platform has none. */
  async #read(attempt: number): Promise<boolean> {
    const { origins, serviceKey = "" } = this.#options;
    const origin = origins[attempt % origins.length];
    const { statusCode, body } = await request(`${origin}/wps/events?topics=${topics}`, {
      dispatcher: this.#dispatcher,
      signal: this.#stop.signal,
      headers: {
        accept: "text/event-stream",
        authorization: `Bearer ${serviceKey}`,
        ...(this.#lastEventId !== undefined && { "last-event-id": this.#lastEventId }),
      },
    });
    if (statusCode !== 200) {
      await body.dump();
      if (statusCode !== 404) throw new Error(`The event stream answered ${statusCode}.`);
      this.#support = "none";
      return false;
    }
    this.#support = "streams";
    const keepId = (id: string) => {
      this.#lastEventId = id;
    };
    for await (const { event, data } of readServerEvents(body, keepId)) {
      // The platform no longer has the events since `Last-Event-ID`.
      if (event === "gap") this.#options.onGap();
      else this.#options.onEvent({ topic: event, ...subjectIn(data) });
    }
    return true;
  }
}

function subjectIn(data: string): Omit<PlatformEvent, "topic"> {
  try {
    const { customerId, gameCode } = payload.parse(JSON.parse(data));
    return { customerId, gameCode };
  } catch {
    return silent;
  }
}
