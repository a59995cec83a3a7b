import { isIP } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import { Agent, type Dispatcher, request } from "undici";
import { z } from "zod";
import type { NoticeOutcome, Observer } from "../telemetry/records.ts";
import { ServiceCalls } from "../upstream/serviceCalls.ts";
import { type BrowserKeys, encrypted } from "./encrypted.ts";
import { HostQueues } from "./hostQueues.ts";
import { noticeFor } from "./notice.ts";
import { nameServers, publicLookup } from "./publicLookup.ts";
import { VapidTokens } from "./vapidTokens.ts";
import type { VapidKeys } from "./webPush.config.ts";

const everyMs = 3_000;
/** The pause after a call that brought notifications. */
const soonMs = 250;
/** After all addresses of the platform have failed. */
const restMs = 60_000;
/** Push services answer in less than a second. */
const answerLimitMs = 3_000;
/** Takes no further notifications while this many wait for services that answer quickly. */
const mostWaiting = 200;
/** Push services keep a message for a device that is off, in seconds. */
const keptS = 3_600;
/** The platform's limit for one report of subscriptions that are gone. */
const mostGone = 100;

// Members choose parts of a row, so a wrong one must not stop the others.
const taken = z.object({ list: z.array(z.unknown()) });
const notice = z.object({
  id: z.number(),
  endpoint: z.url({ protocol: /^https?$/ }),
  p256dh: z.string(),
  auth: z.string(),
  language: z.string(),
  kind: z.enum(["MESSAGE", "WITHDRAWAL"]),
});

/** A notification that is encrypted for its browser. */
type Sendable = Pick<z.output<typeof notice>, "id" | "endpoint" | "kind"> & { message: Buffer };

export interface SenderOptions {
  keys: VapidKeys;
  /** Addresses of the platform. After a failure the next one is asked. */
  platforms: readonly string[];
  serviceKey: string;
  warn(message: string, details: Readonly<Record<string, unknown>>): void;
  observer: Observer;
  /** For tests: connections to push services. They only lead to public addresses otherwise. */
  dispatcher?: Dispatcher;
}

/** Takes waiting notifications from the platform, and sends them to the browsers' push services. */
export class WebPushSender {
  readonly #options: SenderOptions;
  readonly #services: Dispatcher;
  readonly #tokens: VapidTokens;
  readonly #calls: ServiceCalls;
  readonly #queues = new HostQueues();
  /** Ids of subscriptions that are gone, which the platform does not know yet. */
  readonly #gone = new Set<number>();
  #timer: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(options: SenderOptions) {
    this.#options = options;
    this.#tokens = new VapidTokens(options.keys);
    this.#calls = new ServiceCalls(options.platforms, options.serviceKey);
    this.#services =
      options.dispatcher ?? new Agent({ connect: { timeout: answerLimitMs, lookup: publicLookup(nameServers()) } });
  }

  start(): void {
    this.#after(everyMs);
  }

  /** Sends what was taken, as far as the services answer in time. */
  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    await Promise.race([this.#queues.idle(), delay(answerLimitMs, undefined, { ref: false })]);
    await this.#services.destroy();
  }

  /** Takes what waits now and begins to send it. Returns how much was taken. */
  async run(): Promise<number> {
    if (this.#queues.size >= mostWaiting) return 0;
    const { list } = taken.parse(await this.#calls.ask("/wps/push/take", {}));
    for (const row of list) this.#add(row);
    await this.#reportGone();
    return list.length;
  }

  /** Resolves when everything that was taken is sent or dropped. */
  idle(): Promise<void> {
    return this.#queues.idle();
  }

  #after(ms: number): void {
    if (this.#isClosed) return;
    this.#timer = setTimeout(() => {
      this.run().then(
        (count) => this.#after(count > 0 || this.#queues.size >= mostWaiting ? soonMs : everyMs),
        (error: unknown) => {
          this.#options.warn("notifications can't be taken from the platform", { reason: String(error) });
          this.#after(this.#calls.noteFailure() ? restMs : soonMs);
        },
      );
    }, ms).unref();
  }

  async #reportGone(): Promise<void> {
    if (this.#gone.size === 0) return;
    const ids = [...this.#gone].slice(0, mostGone);
    await this.#calls.ask("/wps/push/gone", { ids });
    for (const id of ids) this.#gone.delete(id);
  }

  #add(row: unknown): void {
    const { data, error } = notice.safeParse(row);
    if (data === undefined) {
      this.#note("failed", { reason: z.prettifyError(error) });
      return;
    }
    const { origin, hostname } = new URL(data.endpoint);
    // `publicLookup` checks names; an address in the URL would never come there.
    if (isIP(hostname.replace(/^\[|\]$/g, "")) !== 0) {
      this.#note("failed", { reason: "not the name of a host" });
      return;
    }
    const { id, endpoint, language, kind, ...keys } = data;
    // Before it waits: the member's keys say nothing about the push service.
    const message = this.#message(noticeFor(kind, language), keys);
    if (message === undefined) return;
    this.#queues.add(origin, {
      send: () => this.#send(origin, { id, endpoint, kind, message }),
      drop: () => this.#note("dropped", { origin }),
    });
  }

  /** Rejects when the push service does not answer. A failed message is not sent again. */
  async #send(origin: string, { id, endpoint, kind, message }: Sendable): Promise<void> {
    try {
      const { statusCode, body } = await request(endpoint, {
        method: "POST",
        headers: {
          authorization: await this.#tokens.authorization(origin),
          "content-encoding": "aes128gcm",
          "content-type": "application/octet-stream",
          ttl: String(keptS),
          topic: kind,
        },
        body: message,
        dispatcher: this.#services,
        signal: AbortSignal.timeout(answerLimitMs),
      });
      await body.dump();
      const isGone = statusCode === 404 || statusCode === 410;
      if (isGone) this.#gone.add(id);
      this.#note(isGone ? "gone" : statusCode < 400 ? "sent" : "refused", { origin, statusCode });
    } catch (error) {
      this.#note("failed", { origin, reason: String(error) });
      throw error;
    }
  }

  /** Undefined when the member's keys are no keys. */
  #message(text: object, keys: BrowserKeys): Buffer | undefined {
    try {
      return encrypted(JSON.stringify(text), keys);
    } catch (error) {
      this.#note("failed", { reason: String(error) });
      return undefined;
    }
  }

  #note(outcome: NoticeOutcome, details: Readonly<Record<string, unknown>>): void {
    this.#options.observer.notice?.(outcome);
    if (outcome === "refused" || outcome === "failed")
      this.#options.warn("a notification was not sent", { outcome, ...details });
  }
}
