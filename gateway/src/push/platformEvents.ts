import { setTimeout as delay } from "node:timers/promises";
import { Agent, type Dispatcher, request } from "undici";
import { z } from "zod";
import { growingDelay } from "./growingDelay.ts";
import { readServerEvents } from "./serverEvents.ts";
import type { StreamState } from "./streamState.ts";

/** An event of the platform. Without `customerId` it concerns everybody. */
export interface PlatformEvent {
  topic: string;
  customerId: string | undefined;
  /** The game of the event, if it concerns one. */
  gameCode: string | undefined;
}

/** What happens to the stream. */
export interface StreamHandlers {
  onEvent(event: PlatformEvent): void;
  /** Events may have been lost. All watched values must be read again. */
  onGap(): void;
  /** `reason` says why the stream is lost. */
  onState(state: StreamState, reason: string | undefined): void;
}

/** The event stream as `Push` uses it. */
export interface PlatformStream {
  readonly state: StreamState;
  /** Connects at the first subscription. A process without subscriptions needs no stream. */
  start(): void;
  close(): Promise<void>;
}

export interface PlatformEventsOptions extends StreamHandlers {
  origins: readonly string[];
  serviceKey: string | undefined;
  dispatcher?: Dispatcher | undefined;
  /** For tests: the waits before the next attempt, and the clock. */
  wait?: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  now?: () => number;
}

const reconnectMs = { shortest: 500, longest: 30_000 };
const askAgainMs = { shortest: 300_000, longest: 300_000 };
/** A stream that lasted so long did not fail at its start. */
const steadyMs = 60_000;
/** The platform sends a comment every 12 seconds, so a stream that is silent for longer is dead. */
const silenceMs = 40_000;
const answerMs = 10_000;
/** The platform keeps events for five minutes. A part of it is left out for clocks and delays. */
const replayMs = 270_000;

const payload = z.object({
  customerId: z.union([z.string(), z.number()]).transform(String).optional(),
  gameCode: z.string().max(100).optional().catch(undefined),
});
const silent: Omit<PlatformEvent, "topic"> = { customerId: undefined, gameCode: undefined };

/** The process's only event stream from the platform. It reconnects itself and continues where it was cut. */
export class PlatformEvents implements PlatformStream {
  readonly #options: PlatformEventsOptions;
  readonly #dispatcher: Dispatcher;
  readonly #stop = new AbortController();
  readonly #now: () => number;
  #state: StreamState;
  #lastEventId: string | undefined;
  /** When the latest byte arrived. */
  #heardAt: number | undefined;
  #running: Promise<void> | undefined;

  constructor(options: PlatformEventsOptions) {
    this.#options = options;
    this.#dispatcher = options.dispatcher ?? new Agent();
    this.#now = options.now ?? Date.now;
    this.#state = options.serviceKey === undefined ? "off" : "idle";
  }

  get state(): StreamState {
    return this.#state;
  }

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
    const wait = this.#options.wait ?? waitFor;
    this.#become("connecting");
    for (let failures = 0; !signal.aborted; ) {
      const startedAt = this.#now();
      const { state, reason } = await this.#read(failures);
      if (signal.aborted) return;
      const wasSteady = this.#state === "live" && this.#now() - startedAt >= steadyMs;
      failures = wasSteady ? 0 : failures + 1;
      this.#become(state, reason);
      await wait(growingDelay(failures, state === "absent" ? askAgainMs : reconnectMs), signal);
    }
  }

  /** Reads one stream to its end, and says why there is none any more. */
  async #read(failures: number): Promise<{ state: "absent" | "lost"; reason: string }> {
    try {
      const { statusCode, headers, body } = await this.#open(failures);
      if (statusCode !== 200 || !/^text\/event-stream/i.test(String(headers["content-type"]))) {
        await body.dump();
        const reason = statusCode === 200 ? "no event stream" : `status ${statusCode}`;
        return { state: statusCode === 404 ? "absent" : "lost", reason };
      }
      const isFirst = this.#heardAt === undefined && failures === 0;
      const isReplayed = this.#lastEventId !== undefined && this.#now() - (this.#heardAt ?? 0) < replayMs;
      this.#become("live");
      if (!isFirst && !isReplayed) this.#options.onGap();
      const keepId = (id: string) => {
        this.#lastEventId = id;
      };
      for await (const { event, data } of readServerEvents(this.#heard(body), keepId)) {
        // The platform no longer has the events since `Last-Event-ID`.
        if (event === "gap") this.#options.onGap();
        else this.#options.onEvent({ topic: event, ...subjectIn(data) });
      }
      return { state: "lost", reason: "ended" };
    } catch (error) {
      return { state: "lost", reason: reasonOf(error) };
    }
  }

  #open(failures: number): Promise<Dispatcher.ResponseData> {
    const { origins, serviceKey = "" } = this.#options;
    return request(`${origins[failures % origins.length]}/wps/events`, {
      dispatcher: this.#dispatcher,
      signal: this.#stop.signal,
      headersTimeout: answerMs,
      bodyTimeout: silenceMs,
      headers: {
        accept: "text/event-stream",
        authorization: `Bearer ${serviceKey}`,
        ...(this.#lastEventId !== undefined && { "last-event-id": this.#lastEventId }),
      },
    });
  }

  async *#heard(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array, void, void> {
    for await (const chunk of chunks) {
      this.#heardAt = this.#now();
      yield chunk;
    }
  }

  #become(state: StreamState, reason?: string): void {
    this.#state = state;
    this.#options.onState(state, reason);
  }
}

const waitFor = (milliseconds: number, signal: AbortSignal) =>
  delay(milliseconds, undefined, { signal, ref: false }).catch(() => undefined);

/** A word for the log. Messages of errors are left out, because they may quote addresses. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  return "code" in error && typeof error.code === "string" ? error.code : error.name;
}

function subjectIn(data: string): Omit<PlatformEvent, "topic"> {
  try {
    const { customerId, gameCode } = payload.parse(JSON.parse(data));
    return { customerId, gameCode };
  } catch {
    return silent;
  }
}
