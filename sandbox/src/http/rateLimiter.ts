import { LRUCache } from "lru-cache";
import type { Clock } from "../clock.ts";
import { PlatformError } from "./errors.ts";

/** Counts events per key within a sliding window, for a bounded number of keys. */
export class RateLimiter {
  readonly #clock: Clock;
  readonly #config: { readonly rateLimits: boolean };
  readonly #events = new LRUCache<string, number[]>({ max: 50_000 });

  constructor(clock: Clock, config: { readonly rateLimits: boolean }) {
    this.#clock = clock;
    this.#config = config;
  }

  /** Counts one event; throws RATE_LIMITED with the seconds to wait when the window already holds `limit` events. */
  take(key: string, limit: number, windowMs: number): void {
    if (!this.#config.rateLimits) return;
    const now = this.#clock.now().getTime();
    const recent = (this.#events.get(key) ?? []).filter((at) => at > now - windowMs && at <= now);
    const oldest = recent[0];
    if (oldest !== undefined && recent.length >= limit) {
      throw new PlatformError("RATE_LIMITED", { retryAfter: Math.max(1, Math.ceil((oldest + windowMs - now) / 1000)) });
    }
    this.#events.set(key, [...recent, now]);
  }

  clear(): void {
    this.#events.clear();
  }
}
