import { growingCache } from "./growingCache.ts";
import type { Bucket, Delay, DelayRule, SharedState, Taken } from "./sharedState.ts";

/** Callers cause these entries, so their number is limited. The least recently used entry is dropped. */
const mostEntries = 50_000;

/** Points in a bucket at a moment. */
interface Level {
  points: number;
  at: number;
}

interface Failures {
  count: number;
  waitUntil: number;
  forgetAt: number;
}

interface Kept {
  value: string;
  until: number;
}

/** The state of a single process. */
export class MemoryState implements SharedState {
  readonly #levels = growingCache<Level>(mostEntries);
  readonly #failures = growingCache<Failures>(mostEntries);
  readonly #values = growingCache<Kept>(mostEntries);
  readonly #revoked = growingCache<number>(mostEntries);
  readonly #now: () => number;

  constructor(now: () => number = () => Date.now()) {
    this.#now = now;
  }

  async start(): Promise<void> {}

  take(name: string, { limit, perSecond }: Bucket, cost: number): Taken {
    const now = this.#now();
    let level = this.#levels.get(name);
    if (level === undefined) {
      level = { points: 0, at: now };
      this.#levels.set(name, level);
    }
    const points = Math.max(0, level.points - ((now - level.at) / 1000) * perSecond);
    const isAllowed = cost <= 0 || points + cost <= limit;
    const after = isAllowed ? Math.max(0, points + cost) : points;
    level.points = after;
    level.at = now;
    return {
      isAllowed,
      remaining: Math.max(0, Math.floor(limit - after)),
      waitMs: isAllowed ? 0 : Math.ceil(((points + cost - limit) / perSecond) * 1000),
    };
  }

  async addFailure(name: string, { free, firstMs, longestMs, forgetAfterMs }: DelayRule): Promise<Delay> {
    const now = this.#now();
    const failures = this.#failuresOf(name, now) + 1;
    const waitMs = failures > free ? Math.min(longestMs, firstMs * 2 ** (failures - free - 1)) : 0;
    this.#failures.set(name, { count: failures, waitUntil: now + waitMs, forgetAt: now + forgetAfterMs });
    return { failures, waitMs };
  }

  async readDelay(name: string): Promise<Delay> {
    const now = this.#now();
    const failures = this.#failuresOf(name, now);
    return { failures, waitMs: Math.max(0, (this.#failures.get(name)?.waitUntil ?? now) - now) };
  }

  async forgetFailures(name: string): Promise<void> {
    this.#failures.delete(name);
  }

  async putIfAbsent(name: string, value: string, ttlMs: number): Promise<boolean> {
    const now = this.#now();
    if ((this.#values.get(name)?.until ?? 0) > now) return false;
    this.#values.set(name, { value, until: now + ttlMs });
    return true;
  }

  async read(name: string): Promise<string | null> {
    const kept = this.#values.get(name);
    return kept !== undefined && kept.until > this.#now() ? kept.value : null;
  }

  async takeOut(name: string): Promise<string | null> {
    const kept = this.#values.get(name);
    this.#values.delete(name);
    return kept !== undefined && kept.until > this.#now() ? kept.value : null;
  }

  async revoke(id: string, ttlMs: number): Promise<void> {
    this.revokeUntil(id, this.#now() + ttlMs);
  }

  /** Ends something until a moment in milliseconds since the epoch. */
  revokeUntil(id: string, until: number): void {
    this.#revoked.set(id, until);
  }

  isRevoked(id: string): boolean {
    const until = this.#revoked.get(id);
    return until !== undefined && until > this.#now();
  }

  publish(): void {}

  subscribe(): () => void {
    return () => undefined;
  }

  async lease(): Promise<boolean> {
    return true;
  }

  async close(): Promise<void> {}

  #failuresOf(name: string, now: number): number {
    const known = this.#failures.get(name);
    if (known === undefined) return 0;
    if (known.forgetAt > now) return known.count;
    this.#failures.delete(name);
    return 0;
  }
}
