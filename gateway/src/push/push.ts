import { LRUCache } from "lru-cache";
import { moment } from "../deadlines/moment.ts";
import { AtriumError } from "../errors/atriumError.ts";
import type { Scope } from "../upstream/scope.ts";
import type { Channel } from "./channel.ts";
import { Channels } from "./channels.ts";
import { IdleSessions } from "./idleSessions.ts";
import type { PlatformEvent, PlatformStream, StreamHandlers } from "./platformEvents.ts";
import { Poller } from "./poller.ts";
import type { Relay, RelayListener } from "./relay.ts";
import type { StreamState } from "./streamState.ts";
import { type Probe, type SessionTimes, Subscription, type WatchingMember } from "./subscription.ts";
import { isTemporary } from "./temporary.ts";
import { type Topic, topics, topicsOf } from "./topics.ts";

export interface WatchOptions {
  /** Whether it also yields at the start, so that a change between the client's query and the subscription is not missed. */
  startsAtOnce?: boolean | undefined;
  /** Whether it yields only values that differ from the one before. */
  isDistinct?: boolean | undefined;
  /** The key of the object that is watched, where a topic has many. */
  object?: string | undefined;
}

/** The parts of a request's context that a subscription needs. */
export interface Subscriber {
  readonly scope: Scope;
  uncached(): {
    /** Milliseconds for which the client had no stream before this one; 0 for a first stream. */
    readonly missedMs: number;
    /** Whether a platform call of this request found the session over. */
    readonly hasEnded: boolean;
  };
  /** Throws when the session is over. */
  requireSession(): { customerId: string; expiresAt: number; id: string };
}

export interface PushOptions {
  /** Asks the platform whether the subscriber's session is still valid. Rejects when it is not. */
  checkSession(subscriber: Subscriber): Promise<SessionTimes>;
  /** Shares signals of polling between the processes of a gateway. */
  relay(listener: RelayListener): Relay;
  connect(handlers: StreamHandlers): PlatformStream;
  /** Average milliseconds between two rounds of a poller. */
  pollMs: number;
  /** Called when the state of the platform's event stream changes. */
  onState?: StreamHandlers["onState"];
  /** Called with the numbers of open subscriptions and of the values that they watch. */
  onCount?(subscriptions: number, values: number): void;
  /** Called when events may have been lost. */
  onGap?(): void;
  /** Called before subscriptions are woken, with an event that concerns everybody. */
  onPublic?(event: string): void;
  /** Called at each event that concerns one member. */
  onMember?(): void;
  /** Called before subscriptions are woken, when the platform's status or settings have changed, or may have. */
  onSettings?(): void;
}

/** Milliseconds between two reads of different values when all are read at once: at most 100 a second. */
const spacingMs = 10;
const longestSpreadMs = 30_000;
/** How long an event about a session's end counts for subscriptions that begin after it. */
const sessionEventMs = 120_000;
/** How long an event counts for subscriptions that begin after it: what a page shows is older than its subscriptions. */
const recentEventMs = 5_000;

/** Wakes subscriptions by the platform's event stream. While there is no stream, one poller per value wakes them. */
export class Push {
  readonly #channels = new Channels();
  /** Members with a session that ended a short time ago. */
  readonly #endedSessions = new LRUCache<string, true>({ max: 10_000, ttl: sessionEventMs });
  /** The moments of the latest events about members' values. */
  readonly #toldAt = new LRUCache<string, number>({ max: 10_000 });
  readonly #options: PushOptions;
  readonly #events: PlatformStream;
  readonly #relay: Relay;
  readonly #idleSessions = new IdleSessions((sessionId) => this.#relay.tellActivity(sessionId));
  #open = 0;
  #isPolling: boolean;
  /** Whether the first attempt to open the stream has not ended yet. */
  #isOpening = true;

  constructor(options: PushOptions) {
    this.#options = options;
    this.#relay = options.relay({
      onChange: (key) => this.#channels.get(key)?.wake("changed"),
      onActivity: (sessionId) => this.#idleSessions.noteElsewhere(sessionId),
      onGap: () => {
        if (this.#isPolling) this.#handleGap();
      },
    });
    this.#events = options.connect({
      onEvent: (event) => this.#handleEvent(event),
      onGap: () => this.#handleGap(),
      onState: (state, reason) => this.#handleState(state, reason),
    });
    this.#isPolling = this.#events.state !== "live";
  }

  /** Connects to the platform's events before the first subscription. */
  listen(): void {
    this.#events.start();
  }

  /** Number of open subscriptions. */
  get size(): number {
    return this.#open;
  }

  /** Number of values that are watched. */
  get channelCount(): number {
    return this.#channels.size;
  }

  get streamState(): StreamState {
    return this.#events.state;
  }

  /** Whether the kind of signals is known, and every poller has done its first round or, with a stream, its last one. */
  get isReady(): boolean {
    if (this.streamState === "idle" || this.streamState === "connecting") return false;
    return this.#channels.all.every(({ poller }) => (this.#isPolling ? poller?.hasStarted : poller === undefined));
  }

  /** Yields at each change of the member's own value, until the caller leaves or the session is over. */
  watch(topic: Topic, subscriber: Subscriber, probe: Probe, options: WatchOptions = {}): Subscription {
    const session = subscriber.requireSession();
    const member: WatchingMember = {
      expiresAt: session.expiresAt,
      hasEnded: () => subscriber.uncached().hasEnded,
      check: async () => {
        subscriber.requireSession();
        return this.#options.checkSession(subscriber);
      },
    };
    const key = `${topic}:${session.customerId}`;
    const subscription = this.#subscribe(key, session.id, subscriber, probe, member, options);
    if (this.#endedSessions.has(session.customerId)) subscription.wake("session");
    return subscription;
  }

  /** Yields at each change of a public value, until the caller leaves. All its subscribers share one read. */
  follow(
    topic: Topic,
    subscriber: Pick<Subscriber, "scope" | "uncached">,
    probe: Probe,
    options: WatchOptions = {},
  ): Subscription {
    return this.#subscribe(topic, undefined, subscriber, probe, undefined, options);
  }

  /** Notes a request that a session's user made. Subscriptions don't count. */
  noteActivity(session: { id: string }): void {
    this.#idleSessions.note(session.id, this.#isPolling);
  }

  async close(): Promise<void> {
    for (const { subscriptions } of this.#channels.all) for (const one of [...subscriptions]) one.stop();
    await Promise.all([this.#events.close(), this.#relay.close()]);
  }

  #subscribe(
    topic: string,
    sessionId: string | undefined,
    subscriber: Pick<Subscriber, "scope" | "uncached">,
    probe: Probe,
    member: WatchingMember | undefined,
    { startsAtOnce = false, isDistinct = false, object }: WatchOptions,
  ): Subscription {
    const { scope } = subscriber;
    const channel = this.#channels.open(scope.shared.brand.host, topic, object, sessionId);
    const subscription = new Subscription({
      scope,
      probe,
      isDistinct,
      member,
      changedAt: () => channel.changedAt,
      onStop: (stopped) => {
        const wasOpen = channel.subscriptions.delete(stopped);
        this.#channels.closeIfEmpty(channel);
        if (wasOpen) this.#count(-1);
      },
    });
    if (subscription.isStopped) return subscription;
    channel.subscriptions.add(subscription);
    this.#count(1);
    this.#events.start();
    // The poller's first read may find what changed after the subscription's own.
    if (this.#isPolling && channel.poller === undefined) this.#poll(channel, 0, startsAtOnce);
    const isRecent = moment() - (this.#toldAt.get(topic) ?? Number.NEGATIVE_INFINITY) < recentEventMs;
    if (startsAtOnce || isRecent || subscriber.uncached().missedMs > 0) subscription.wake("changed");
    return subscription;
  }

  #count(change: 1 | -1): void {
    this.#open += change;
    this.#options.onCount?.(this.#open, this.#channels.size);
  }

  #poll(channel: Channel, firstMs: number, isCatchingUp: boolean): void {
    const everyMs = () => Math.max(this.#options.pollMs, this.#channels.size * spacingMs);
    channel.poller = new Poller({
      firstMs,
      everyMs,
      isCatchingUp,
      isNeeded: async () => {
        const isIdle = await this.#idleSessions.isIdle(channel);
        if (isIdle) channel.end(new AtriumError("SESSION_EXPIRED"));
        return !isIdle && this.#relay.leads(channel.key, 2 * everyMs());
      },
      probe: () => channel.probe(),
      onChange: (isCertain) => {
        // Usually the user causes it, for example by playing.
        if (isCertain) channel.activeAt = Date.now();
        this.#relay.tell(channel.key);
        channel.wake(isCertain ? "changed" : "gap");
      },
      // The subscriptions read the value themselves, and end with the reason.
      onFailure: (error) => {
        if (!isTemporary(error)) channel.wake("changed");
      },
    });
  }

  #handleEvent({ topic, customerId, gameCode }: PlatformEvent): void {
    if (topic === "status") this.#options.onSettings?.();
    if (customerId === undefined) {
      this.#options.onPublic?.(topic);
      for (const told of topicsOf(topic)) this.#channels.wake(told, "changed", gameCode);
      return;
    }
    this.#options.onMember?.();
    if (topic === "session") {
      this.#endedSessions.set(customerId, true);
      for (const watched of Object.keys(topics)) this.#channels.wake(`${watched}:${customerId}`, "session");
    } else {
      for (const told of topicsOf(topic)) {
        this.#toldAt.set(`${told}:${customerId}`, moment());
        this.#channels.wake(`${told}:${customerId}`, "changed");
      }
    }
  }

  #handleState(state: StreamState, reason: string | undefined): void {
    this.#options.onState?.(state, reason);
    const isFirst = state === "live" && this.#isOpening;
    this.#isOpening &&= state === "connecting";
    const isPolling = state !== "live";
    if (isPolling !== this.#isPolling) {
      this.#isPolling = isPolling;
      const spread = this.#spreadMs();
      for (const channel of this.#channels.all) {
        if (isPolling) {
          channel.poller?.stop();
          this.#poll(channel, Math.random() * spread, true);
        } else void channel.endPolling(isFirst);
      }
    }
    // A session may have ended before the stream opened, so check all of them once.
    if (isFirst) for (const channel of this.#channels.all) channel.wake("session");
  }

  #handleGap(): void {
    this.#options.onGap?.();
    this.#options.onSettings?.();
    const spread = this.#spreadMs();
    for (const channel of this.#channels.all) channel.reportGap(Math.random() * spread);
  }

  /** Reading all values takes this long, so that a platform that is back is not flooded. */
  #spreadMs(): number {
    return Math.min(longestSpreadMs, this.#channels.size * spacingMs);
  }
}
