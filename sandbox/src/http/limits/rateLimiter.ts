import { eq, sql } from "drizzle-orm";
import { LRUCache } from "lru-cache";
import type { Database } from "../../db/openDatabase.ts";
import type { Clock } from "../../time/clock.ts";
import { PlatformError } from "../errors.ts";
import { rateLimits } from "./rateLimiter.tables.ts";

/** A limit is taken from the database in at most about this many blocks. Smaller limits are exact. */
const BLOCKS = 20;
/** Clocks of processes differ a little. A call from further in the future is from before the clock was set back. */
const SKEW_MS = 2_000;

/** What a process may still use of its latest block. */
interface Rest {
  calls: number;
  /** End of the block's window, in epoch ms. */
  until: number;
}

/**
 * Counts calls per key within a sliding window, for all processes together. A process takes a twentieth of a large
 * limit at once and counts it down by itself, so that most calls need no statement; the limit is exact but for one such
 * block per process.
 */
export class RateLimiter {
  readonly #db: Database;
  readonly #clock: Clock;
  readonly #config: { readonly rateLimits: boolean };
  readonly #rests = new LRUCache<string, Rest>({ max: 50_000 });
  readonly #taking = new Map<string, Promise<void>>();

  constructor(db: Database, clock: Clock, config: { readonly rateLimits: boolean }) {
    this.#db = db;
    this.#clock = clock;
    this.#config = config;
  }

  /** Counts one call; throws RATE_LIMITED with the seconds to wait when the window already holds `limit` calls. */
  async take(key: string, limit: number, windowMs: number): Promise<void> {
    if (!this.#config.rateLimits) return;
    const block = Math.max(1, Math.floor(limit / BLOCKS));
    // Calls that come together share a block instead of taking one each.
    while (!this.#hasRest(key)) {
      const isTaking = this.#taking.get(key);
      if (isTaking) await isTaking.catch(() => {});
      else await this.#takeBlock(key, { block, blocks: Math.floor(limit / block), windowMs });
    }
  }

  /** Forgets all calls. Other processes keep the rest of their blocks until they forget them too. */
  async clear(): Promise<void> {
    this.forgetRests();
    await this.#db.delete(rateLimits);
  }

  /** Asks the database again for every key. */
  forgetRests(): void {
    this.#rests.clear();
  }

  #hasRest(key: string): boolean {
    const rest = this.#rests.get(key);
    if (rest === undefined || rest.calls === 0 || rest.until <= this.#clock.now().getTime()) return false;
    rest.calls -= 1;
    return true;
  }

  async #takeBlock(key: string, pace: { block: number; blocks: number; windowMs: number }): Promise<void> {
    const taking = this.#reserve(key, pace).finally(() => this.#taking.delete(key));
    this.#taking.set(key, taking);
    await taking;
  }

  async #reserve(
    key: string,
    { block, blocks, windowMs }: { block: number; blocks: number; windowMs: number },
  ): Promise<void> {
    const now = this.#clock.now().getTime();
    const until = now + windowMs;
    const recent = sql`array(
      select taken_at from unnest(${rateLimits.taken}) as times (taken_at)
      where taken_at > ${now - windowMs} and taken_at <= ${now + SKEW_MS} order by taken_at)`;
    const taken = await this.#db
      .insert(rateLimits)
      .values({ key, taken: [now], staleAt: until })
      .onConflictDoUpdate({
        target: rateLimits.key,
        set: { taken: sql`${recent} || ${now}::bigint`, staleAt: until },
        setWhere: sql`cardinality(${recent}) < ${blocks}`,
      })
      .returning({ key: rateLimits.key });
    if (taken.length === 0) throw await this.#refusal(key, now, windowMs);
    this.#rests.set(key, { calls: block, until });
  }

  async #refusal(key: string, now: number, windowMs: number): Promise<PlatformError> {
    const [row] = await this.#db.select().from(rateLimits).where(eq(rateLimits.key, key));
    const oldest = row?.taken.find((at) => at > now - windowMs && at <= now + SKEW_MS) ?? now;
    return new PlatformError("RATE_LIMITED", { retryAfter: Math.max(1, Math.ceil((oldest + windowMs - now) / 1000)) });
  }
}
