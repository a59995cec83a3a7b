import { setTimeout as delay } from "node:timers/promises";
import { z } from "zod";
import type { Partner, PartnerWebhook } from "../partners/partner.ts";
import type { ServiceCalls } from "../upstream/serviceCalls.ts";
import { eventIdOf, payloadOf, type TakenRow, takenRow } from "./payload.ts";
import { postbackOf } from "./postback.ts";
import type { Message, Receivers } from "./receivers.ts";
import { signatureOf } from "./signature.ts";

/** The pause after a call that brought none. It doubles with each, and is short again after an event of a member. */
const shortestMs = 1_000;
const longestMs = 16_000;
/** The pause after a call that brought events, and after the last of an endpoint's events was sent. */
const soonMs = 100;
/** After all addresses of the platform have failed. */
const restMs = 30_000;
/** Takes no further events while so many are on their way. */
const mostAtOnce = 200;
/** The most tries to one host at the same time. All endpoints share it, because many addresses may lead to one victim. */
const mostOfHost = 8;
/** After so long the platform may give an event to another gateway: it is not sent from here any more. */
const ownedMs = 40_000;
const reportTries = 3;

const taken = z.object({
  list: z.array(z.unknown()),
  unknownAgents: z.array(z.string()).catch([]),
  /** Milliseconds until the next try is due; null or left out when none waits. */
  nextInMs: z.number().nullish().catch(null),
});
const reported = z.object({ disabled: z.array(z.string()) });

/** The name of an endpoint at the platform. */
export const endpointOf = (partner: Pick<Partner, "name">, { name }: Pick<PartnerWebhook, "name">) =>
  `${partner.name}/${name}`;

export interface WebhookSenderOptions {
  calls: Pick<ServiceCalls, "ask" | "noteFailure">;
  receivers: Receivers;
  /** The partners of this moment: their files may change. */
  partners(): readonly Partner[];
  warn(message: string, details: Readonly<Record<string, unknown>>): void;
}

/**
 * Takes events from the platform, sends them to partners' endpoints and agents' postbacks, and reports what became of each. A
 * gateway that is killed amid this loses nothing: after a minute the platform gives its events to another one.
 */
export class WebhookSender {
  readonly #options: WebhookSenderOptions;
  /** Numbers of tries under way, by endpoint and by host. */
  readonly #endpoints = new Map<string, number>();
  readonly #hosts = new Map<string, { running: number; waiting: (() => void)[] }>();
  readonly #running = new Set<Promise<void>>();
  #timer: NodeJS.Timeout | undefined;
  /** When the next call is due, on the monotonic clock; in the past during a call. */
  #callsAt = 0;
  /** Calls in a row that brought nothing. */
  #emptyCalls = 0;
  #nextInMs: number | undefined;
  #isClosed = false;
  #warned = "";

  constructor(options: WebhookSenderOptions) {
    this.#options = options;
  }

  start(): void {
    this.#after(shortestMs);
  }

  /** Says that an event may be due: the next call is not long in coming. */
  hasten(ms = shortestMs): void {
    this.#emptyCalls = 0;
    if (this.#timer !== undefined && this.#callsAt - performance.now() > ms) this.#after(ms);
  }

  /** Lets the tries end that are under way. */
  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    await this.idle();
    await this.#options.receivers.close();
  }

  /** Resolves when nothing is on its way. */
  async idle(): Promise<void> {
    while (this.#running.size > 0) await Promise.all(this.#running);
  }

  /** Takes what is due and begins to send it. Returns how much was taken. */
  async run(): Promise<number> {
    if (this.#running.size >= mostAtOnce) return 0;
    const hooks = new Map(
      this.#options
        .partners()
        .flatMap((partner) => partner.webhooks.map((hook) => [endpointOf(partner, hook), hook] as const)),
    );
    const endpoints = [...hooks].map(([name, { events, agent }]) => ({ name, events, agent }));
    const answer = await this.#options.calls.ask("/wps/webhooks/take", {
      endpoints,
      except: [...this.#endpoints.keys()],
    });
    const { list, unknownAgents, nextInMs } = taken.parse(answer);
    this.#nextInMs = nextInMs ?? undefined;
    const unknown = unknownAgents.join();
    if (unknown !== this.#warned && unknown !== "")
      this.#options.warn("webhooks name agents that there are not", { agents: unknown });
    this.#warned = unknown;
    for (const row of list) {
      const { data, error } = takenRow.safeParse(row);
      if (data === undefined) this.#options.warn("an event can't be read", { reason: z.prettifyError(error) });
      else this.#begin(data, hooks.get(data.endpoint));
    }
    return list.length;
  }

  #after(ms: number): void {
    if (this.#isClosed) return;
    clearTimeout(this.#timer);
    this.#callsAt = performance.now() + ms;
    this.#timer = setTimeout(() => {
      this.#emptyCalls += 1;
      this.run().then(
        (count) => this.#after(this.#pauseAfter(count)),
        (error: unknown) => {
          this.#options.warn("events can't be taken from the platform", { reason: String(error) });
          this.#after(this.#options.calls.noteFailure() ? restMs : soonMs);
        },
      );
    }, ms).unref();
  }

  #pauseAfter(count: number): number {
    if (count > 0) this.#emptyCalls = 0;
    if (count > 0) return soonMs;
    const growing = Math.min(longestMs, shortestMs * 2 ** Math.max(0, this.#emptyCalls - 1));
    return Math.max(soonMs, Math.min(growing, this.#nextInMs ?? growing));
  }

  #begin(row: TakenRow, hook: PartnerWebhook | undefined): void {
    count(this.#endpoints, row.endpoint, 1);
    const running = this.#deliver(row, hook).finally(() => {
      if (count(this.#endpoints, row.endpoint, -1) === 0) this.hasten(soonMs);
      this.#running.delete(running);
    });
    this.#running.add(running);
  }

  async #deliver(row: TakenRow, hook: PartnerWebhook | undefined): Promise<void> {
    const message = row.address === null ? hook && signed(row, hook) : postbackOf(row, row.address);
    // The partner's file changed meanwhile: another gateway may know the endpoint.
    if (message === undefined) return;
    const began = performance.now();
    const leave = await this.#enter(URL.parse(message.url)?.hostname ?? "");
    try {
      if (performance.now() - began > ownedMs) return;
      const answered = await this.#options.receivers.send(message);
      await this.#report({ id: row.id, taken: row.taken, ...answered });
    } finally {
      leave();
    }
  }

  /** Waits for a place at a host, and returns what leaves it. */
  async #enter(name: string): Promise<() => void> {
    const host = this.#hosts.getOrInsertComputed(name, () => ({ running: 0, waiting: [] }));
    if (host.running >= mostOfHost) await new Promise<void>((enter) => host.waiting.push(enter));
    else host.running += 1;
    return () => {
      const next = host.waiting.shift();
      if (next) next();
      else host.running -= 1;
      if (host.running === 0) this.#hosts.delete(name);
    };
  }

  /** Without a report the event is sent once more, with the same id. */
  async #report(tried: object): Promise<void> {
    for (let tries = 1; ; tries += 1) {
      try {
        const { disabled } = reported.parse(await this.#options.calls.ask("/wps/webhooks/report", { tries: [tried] }));
        for (const endpoint of disabled) this.#options.warn("an endpoint of events is disabled", { endpoint });
        return;
      } catch (error) {
        if (tries === reportTries || this.#isClosed)
          return this.#options.warn("the platform took no report of an event", { reason: String(error) });
        await delay(shortestMs);
      }
    }
  }
}

/** Returns the new number. */
function count(counts: Map<string, number>, name: string, change: 1 | -1): number {
  const next = (counts.get(name) ?? 0) + change;
  if (next === 0) counts.delete(name);
  else counts.set(name, next);
  return next;
}

/** The message to a partner's endpoint. Its time is this try's: receivers refuse old ones. */
function signed(row: TakenRow, { url, secrets }: PartnerWebhook): Message {
  const id = eventIdOf(row.eventId);
  const timestamp = Math.floor(Date.now() / 1_000);
  const body = payloadOf(row);
  return {
    url,
    method: "POST",
    headers: {
      "content-type": "application/json",
      "user-agent": "Atrium-Webhooks",
      "webhook-id": id,
      "webhook-timestamp": String(timestamp),
      "webhook-signature": signatureOf(secrets, { id, timestamp, body }),
    },
    body,
  };
}
