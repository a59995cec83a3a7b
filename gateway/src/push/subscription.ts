import { onAbort } from "../basics/onAbort.ts";
import { moment } from "../deadlines/moment.ts";
import { AtriumError } from "../errors/atriumError.ts";
import type { Scope } from "../upstream/scope.ts";
import { growingDelay } from "./growingDelay.ts";
import { type Signal, Signals } from "./signals.ts";
import { isTemporary } from "./temporary.ts";

/** A change. `over` says why the subscription ends; that event is the last one. */
export interface PushEvent {
  over: Error | null;
  /** What the probe read; null when the subscription ends. */
  value: unknown;
  /** The time of the change. Reads must not be older. */
  moment: number;
}

/** Reads a watched value, as of that moment or later. */
export type Probe = (moment: number) => Promise<unknown>;

/** A watched value as text, to compare it. The platform's clock is no part of it. */
const textOf = (value: unknown): string =>
  JSON.stringify(value, (key, inner: unknown) => (key === "serverTime" ? undefined : inner)) ?? "";

/** The platform's answer about a session. */
export interface SessionTimes {
  /** When the session ends unless it is used. */
  idleExpiresAt: string | null;
}

/** The member who owns the watched value. */
export interface WatchingMember {
  /** Milliseconds since the epoch. */
  expiresAt: number;
  /** Whether a platform call found the session over. */
  hasEnded(): boolean;
  /** Asks the platform whether the session is still valid. Rejects when it is not. */
  check(): Promise<SessionTimes>;
}

export interface SubscriptionOptions {
  scope: Scope;
  probe: Probe;
  /** Whether it yields only values that differ from the one before. */
  isDistinct: boolean;
  /** The moment of the latest event. */
  changedAt(): number;
  /** Undefined for public values. */
  member: WatchingMember | undefined;
  onStop(subscription: Subscription): void;
}

const retryMs = { shortest: 1_000, longest: 60_000 };
const longestTimer = 2 ** 31 - 1;

/**
 * Yields an event at each change of a value. It ends when the caller leaves, when its consumer stops it, and when the
 * session is over. A change is reported only after the new value was read; a failed read is repeated.
 */
export class Subscription implements AsyncIterableIterator<PushEvent, undefined, void> {
  readonly #options: SubscriptionOptions;
  readonly #signals = new Signals();
  readonly #begunAt = moment();
  readonly #events: AsyncGenerator<PushEvent, undefined, void>;
  #forget: () => void = () => undefined;
  #expiry: NodeJS.Timeout | undefined;
  #retry: NodeJS.Timeout | undefined;
  #failures = 0;
  /** Signals to repeat after a failed read. */
  readonly #toRepeat = new Set<Signal>();
  #last: string | undefined;
  #endedBy: Error | undefined;
  #isStopped = false;

  constructor(options: SubscriptionOptions) {
    this.#options = options;
    this.#events = this.#run();
    const { member, scope } = options;
    if (member !== undefined) {
      const left = Math.min(member.expiresAt - Date.now(), longestTimer);
      this.#expiry = setTimeout(() => this.wake("session"), left);
      this.#expiry.unref();
    }
    this.#forget = onAbort(scope.signal, () => this.stop());
  }

  wake(signal: Signal): void {
    this.#signals.send(signal);
  }

  /** Yields a last event with the reason. */
  end(reason: Error): void {
    this.#endedBy = reason;
    this.wake("session");
  }

  /** Reads the value for a poller. */
  async probe(): Promise<string> {
    const { scope, probe } = this.#options;
    const now = moment();
    scope.restart(now);
    return textOf(await probe(now));
  }

  /** Milliseconds until the platform ends the session as idle; null when the platform does not send it. */
  async readIdleTime(): Promise<number | null> {
    const { scope, member } = this.#options;
    scope.restart(moment());
    const end = (await member?.check())?.idleExpiresAt ?? null;
    return end === null ? null : Date.parse(end) - Date.now();
  }

  get isStopped(): boolean {
    return this.#isStopped;
  }

  stop(): void {
    if (this.#isStopped) return;
    this.#isStopped = true;
    clearTimeout(this.#expiry);
    clearTimeout(this.#retry);
    this.#forget();
    this.#signals.close();
    this.#options.onStop(this);
  }

  next(): Promise<IteratorResult<PushEvent, undefined>> {
    return this.#events.next();
  }

  async return(): Promise<IteratorResult<PushEvent, undefined>> {
    this.stop();
    return { done: true, value: undefined };
  }

  get #hasEnded(): boolean {
    return this.#options.member?.hasEnded() ?? false;
  }

  [Symbol.asyncIterator](): this {
    return this;
  }

  async *#run(): AsyncGenerator<PushEvent, undefined, void> {
    for (let signal = await this.#signals.next(); signal !== undefined; signal = await this.#signals.next()) {
      const since = Math.max(this.#begunAt, this.#options.changedAt());
      this.#options.scope.restart(since);
      const event = signal === "session" ? await this.#sessionEvent(since) : await this.#valueEvent(signal, since);
      if (event === undefined) continue;
      if (this.#isStopped) break;
      yield event;
      // Reading the event's fields may have found the session over.
      if (event.over !== null || this.#hasEnded) break;
    }
    this.stop();
    return undefined;
  }

  async #valueEvent(signal: Signal, since: number): Promise<PushEvent | undefined> {
    try {
      const value = await this.#options.probe(since);
      this.#failures = 0;
      const text = textOf(value);
      const isUnchanged = (signal === "gap" || this.#options.isDistinct) && this.#last === text;
      this.#last = text;
      return isUnchanged ? undefined : { over: null, value, moment: since };
    } catch (error) {
      return this.#failed(error, signal, since);
    }
  }

  async #sessionEvent(since: number): Promise<PushEvent | undefined> {
    const { member } = this.#options;
    if (this.#endedBy !== undefined) return { over: this.#endedBy, value: null, moment: since };
    if (member === undefined) return undefined;
    try {
      await member.check();
      this.#failures = 0;
      return undefined;
    } catch (error) {
      return this.#failed(error, "session", since);
    }
  }

  /** Repeats what failed because of the platform. Other failures end the subscription. */
  #failed(error: unknown, signal: Signal, since: number): PushEvent | undefined {
    if (!isTemporary(error))
      return { over: error instanceof Error ? error : new AtriumError("INTERNAL"), value: null, moment: since };
    this.repeat(signal);
    return undefined;
  }

  /** Sends a signal again, later after each failure. */
  repeat(signal: Signal): void {
    if (this.#isStopped) return;
    this.#toRepeat.add(signal);
    this.#retry ??= setTimeout(
      () => {
        this.#retry = undefined;
        for (const one of this.#toRepeat) this.wake(one);
        this.#toRepeat.clear();
      },
      growingDelay(this.#failures, retryMs),
    ).unref();
    this.#failures += 1;
  }
}
