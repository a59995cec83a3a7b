import { and, eq, gt, inArray, lt, lte, or, type SQL, sql } from "drizzle-orm";
import type { Database, Tx } from "../../db/openDatabase.ts";
import type { Clock } from "../../time/clock.ts";
import type { Code } from "../codes.ts";
import { PlatformError } from "../errors.ts";
import { attemptCounts } from "./attemptLimiter.tables.ts";

/** The limit of attempts within a time. */
export interface Pace {
  limit: number;
  windowMs: number;
  /** Code of the refusal; RATE_LIMITED when left out. */
  code?: Code;
}

const { key: keyOf, tries, windowEndsAt } = attemptCounts;

/**
 * Counts attempts within windows of time. Once a window is full, attempts are refused until it ends: no refusal lasts longer
 * than its window, and none makes the next one longer. Unlike `RateLimiter` it survives restarts and takes attempts back.
 */
export class AttemptLimiter {
  readonly #db: Database;
  readonly #clock: Clock;
  readonly #config: { readonly rateLimits: boolean };

  constructor(db: Database, clock: Clock, config: { readonly rateLimits: boolean }) {
    this.#db = db;
    this.#clock = clock;
    this.#config = config;
  }

  /**
   * Counts an attempt before it is made, so that simultaneous ones can't all pass. Throws the code of the pace, with the
   * seconds to wait, when the window is full; while rate limits are off it counts only.
   */
  async count(key: string, { limit, windowMs, code = "RATE_LIMITED" }: Pace): Promise<void> {
    const now = this.#clock.now();
    const fresh = { tries: 1, windowEndsAt: new Date(now.getTime() + windowMs) };
    const isOver = lte(windowEndsAt, now);
    const hasRoom = this.#config.rateLimits ? or(isOver, lt(tries, limit)) : undefined;
    const counted = await this.#db
      .insert(attemptCounts)
      .values({ key, ...fresh })
      .onConflictDoUpdate({
        target: keyOf,
        set: {
          tries: sql`case when ${isOver} then 1 else ${tries} + 1 end`,
          windowEndsAt: sql`case when ${isOver} then excluded.window_ends_at else ${windowEndsAt} end`,
        },
        ...(hasRoom && { setWhere: hasRoom }),
      })
      .returning({ key: keyOf });
    if (counted.length > 0) return;
    const [full] = await this.#db.select().from(attemptCounts).where(eq(keyOf, key));
    const waitMs = (full?.windowEndsAt ?? now).getTime() - now.getTime();
    throw new PlatformError(code, { retryAfter: Math.max(1, Math.ceil(waitMs / 1000)) });
  }

  /** The attempts of each key in its present window. */
  async counts(...keys: string[]): Promise<number[]> {
    const rows = await this.#db
      .select()
      .from(attemptCounts)
      .where(this.#present(inArray(keyOf, keys)));
    return keys.map((key) => rows.find((row) => row.key === key)?.tries ?? 0);
  }

  /** Takes back an attempt of each key: it was good, or decided nothing. */
  async giveBack(...keys: string[]): Promise<void> {
    const hasTries = and(inArray(keyOf, keys), gt(tries, 0));
    if (keys.length === 0) return;
    await this.#db
      .update(attemptCounts)
      .set({ tries: sql`${tries} - 1` })
      .where(this.#present(hasTries));
  }

  /** Does something that counts only if it succeeds. */
  async spend<T>(key: string, pace: Pace, run: () => Promise<T>): Promise<T> {
    await this.count(key, pace);
    try {
      return await run();
    } catch (error) {
      await this.giveBack(key);
      throw error;
    }
  }

  /** Forgets all attempts of a key, and of the keys that continue it after a colon. */
  async forget(key: string, tx: Tx = this.#db): Promise<void> {
    await tx.delete(attemptCounts).where(or(eq(keyOf, key), sql`starts_with(${keyOf}, ${`${key}:`})`));
  }

  #present(condition: SQL | undefined) {
    return and(condition, gt(windowEndsAt, this.#clock.now()));
  }
}
