import { AtriumError } from "../errors/atriumError.ts";
import { UpstreamError } from "../errors/upstreamError.ts";
import type { Scope } from "../upstream/scope.ts";
import type { PlatformEvent, PlatformEvents } from "./platformEvents.ts";
import { Poller } from "./poller.ts";
import type { Relay, RelayListener } from "./relay.ts";
import { Signals } from "./signals.ts";

/** Values of one member that can be watched: balance, messages, and the draws with bets of the member. */
export type Topic = "balance" | "message" | "draw";

/** Public values that can be watched: announcements, larger wins, and the draws of one game. */
export type PublicTopic = "announcement" | "winner" | `draw:${string}`;

/** A change. `over` is set when the session is over; that event is the last one. */
export interface PushEvent {
  over: AtriumError | UpstreamError | null;
}

/** Reads a watched value as text. It is repeated where the platform has no event stream. */
export type Probe = () => Promise<string>;

/** The parts of a request's context that a subscription needs. */
export interface Subscriber {
  readonly scope: Scope;
  /** Whether a platform call of this request found the session over. */
  readonly hasEnded: boolean;
  /** Throws when the session is over. */
  requireSession(): { customerId: string; expiresAt: number };
}

export interface PushOptions {
  /** Asks the platform whether the subscriber's session is still valid. Rejects when it is not. */
  checkSession(subscriber: Subscriber): Promise<unknown>;
  /** Shares signals of polling between the processes of a gateway. */
  relay(listener: RelayListener): Relay;
  connect(handlers: { onEvent(event: PlatformEvent): void; onGap(): void }): PlatformEvents;
  /** Average milliseconds between two rounds of a poller. */
  pollMs: number;
}

interface Watcher {
  signals: Signals;
  probe: Probe;
}

/** Wakes subscriptions by the platform's event stream. Without a stream, one poller per watched value wakes them. */
export class Push {
  readonly #watchers = new Map<string, Set<Watcher>>();
  readonly #pollers = new Map<string, Poller>();
  readonly #changedAt = new Map<string, number>();
  readonly #events: PlatformEvents;
  readonly #relay: Relay;
  readonly #pollMs: number;
  readonly #checkSession: PushOptions["checkSession"];

  constructor({ connect, relay, pollMs, checkSession }: PushOptions) {
    this.#relay = relay({ onChange: (key) => this.#wake(key, "changed"), onGap: () => this.#wakeAll() });
    this.#pollMs = pollMs;
    this.#checkSession = checkSession;
    this.#events = connect({ onEvent: (event) => this.#handleEvent(event), onGap: () => this.#wakeAll() });
  }

  /** Number of open subscriptions. */
  get size(): number {
    return [...this.#watchers.values()].reduce((sum, watchers) => sum + watchers.size, 0);
  }

  /** Whether the kind of signals is known, and every poller has its first value. */
  get isReady(): boolean {
    if (this.#events.support === "none") return [...this.#pollers.values()].every(({ hasStarted }) => hasStarted);
    return this.#events.support === "streams";
  }

  /** Yields at each change of the member's own value, until the caller leaves or the session is over. */
  async *watch(topic: Topic, subscriber: Subscriber, probe: Probe): AsyncGenerator<PushEvent, void, void> {
    const session = subscriber.requireSession();
    const { scope } = subscriber;
    const signals = new Signals();
    const askAgain = () => {
      scope.restart();
      return probe();
    };
    const stop = this.#register(`${topic}:${session.customerId}`, { signals, probe: askAgain });
    const close = () => signals.close();
    scope.signal?.addEventListener("abort", close, { once: true });
    const expiry = setTimeout(() => signals.send("session"), Math.min(session.expiresAt - Date.now(), 2 ** 31 - 1));
    expiry.unref();
    try {
      for (let signal = await signals.next(); signal !== undefined; signal = await signals.next()) {
        scope.restart();
        const over = signal === "session" ? await this.#sessionOver(subscriber) : null;
        if (signal === "session" && over === null) continue;
        yield { over };
        // Reading the event's fields may have found the session over.
        if (over !== null || subscriber.hasEnded) return;
      }
    } finally {
      clearTimeout(expiry);
      scope.signal?.removeEventListener("abort", close);
      stop();
    }
  }

  /**
   * Yields at each change of a public value, until the caller leaves. The yielded moment is for `sharedRead`'s `since`,
   * so that all subscribers share one read.
   */
  async *follow(
    topic: PublicTopic,
    { scope }: Pick<Subscriber, "scope">,
    probe: Probe,
  ): AsyncGenerator<number, void, void> {
    const signals = new Signals();
    const askAgain = () => {
      scope.restart();
      return probe();
    };
    const stop = this.#register(topic, { signals, probe: askAgain });
    const close = () => signals.close();
    scope.signal?.addEventListener("abort", close, { once: true });
    try {
      for (let signal = await signals.next(); signal !== undefined; signal = await signals.next()) {
        // A public value has no session. A failed round is repeated later.
        if (signal === "session") continue;
        scope.restart();
        yield this.#changedAt.get(topic) ?? Date.now();
      }
    } finally {
      scope.signal?.removeEventListener("abort", close);
      stop();
    }
  }

  async close(): Promise<void> {
    for (const watchers of this.#watchers.values()) for (const { signals } of watchers) signals.close();
    for (const poller of this.#pollers.values()) poller.stop();
    await Promise.all([this.#events.close(), this.#relay.close()]);
  }

  #register(key: string, watcher: Watcher): () => void {
    this.#events.start();
    const watchers = this.#watchers.get(key) ?? new Set();
    watchers.add(watcher);
    this.#watchers.set(key, watchers);
    if (!this.#pollers.has(key)) this.#pollers.set(key, this.#pollerOf(key));
    return () => {
      watchers.delete(watcher);
      if (watchers.size > 0) return;
      this.#watchers.delete(key);
      this.#changedAt.delete(key);
      this.#pollers.get(key)?.stop();
      this.#pollers.delete(key);
    };
  }

  #pollerOf(key: string): Poller {
    return new Poller({
      everyMs: this.#pollMs,
      isNeeded: async () => this.#events.support === "none" && (await this.#relay.leads(key, 2 * this.#pollMs)),
      probe: async () => {
        const [first] = this.#watchers.get(key) ?? [];
        return first?.probe();
      },
      onChange: () => {
        this.#relay.tell(key);
        this.#wake(key, "changed");
      },
      // The probe used one subscriber's session, which may be over. The other subscriptions go on.
      onFailure: () => this.#wake(key, "session"),
    });
  }

  #handleEvent({ topic, customerId, gameCode }: PlatformEvent): void {
    if (customerId === undefined) {
      this.#wake(gameCode === undefined ? topic : `${topic}:${gameCode}`, "changed");
    } else if (topic === "session") {
      this.#wake(`balance:${customerId}`, "session");
      this.#wake(`message:${customerId}`, "session");
    } else {
      this.#wake(`${topic}:${customerId}`, "changed");
    }
  }

  #wake(key: string, signal: "changed" | "session"): void {
    if (this.#watchers.has(key)) this.#changedAt.set(key, Date.now());
    for (const { signals } of this.#watchers.get(key) ?? []) signals.send(signal);
  }

  #wakeAll(): void {
    for (const key of this.#watchers.keys()) this.#wake(key, "changed");
  }

  /** The error that says why the session is over; null while it is valid, or when the platform can't say. */
  async #sessionOver(subscriber: Subscriber): Promise<AtriumError | UpstreamError | null> {
    try {
      subscriber.requireSession();
      await this.#checkSession(subscriber);
      return null;
    } catch (error) {
      if (error instanceof AtriumError) return error;
      return error instanceof UpstreamError && subscriber.hasEnded ? error : null;
    }
  }
}
