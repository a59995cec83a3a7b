import { LRUCache } from "lru-cache";
import type { Clock } from "../clock.ts";
import { PlatformError } from "./errors.ts";

/** Counts what a key did within a sliding window, for as many keys as fit. */
export class RateLimiter {
  readonly #clock: Clock;
  readonly #config: { readonly rateLimits: boolean };
  readonly #events = new LRUCache<string, number[]>({ max: 50_000 });

  constructor(clock: Clock, config: { readonly rateLimits: boolean }) {
    this.#clock = clock;
    this.#config = config;
  }

  /** Counts one event; throws RATE_LIMITED, with the seconds to wait, when `limit` of them lie within the window already. */
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
