import { eq } from "drizzle-orm";
import type { Database } from "../../db/openDatabase.ts";
import type { Clock } from "../../time/clock.ts";
import type { Code } from "../codes.ts";
import { PlatformError } from "../errors.ts";
import { attemptCounts } from "./attemptLimiter.tables.ts";

const MINUTE = 60_000;
/** After this time without attempts, the next wait is the shortest again. */
const FORGIVEN_MS = 60 * MINUTE;
const LONGEST_WAIT_MS = 30 * MINUTE;

/** The limit of attempts within a time. */
export interface Pace {
  limit: number;
  windowMs: number;
  /** Code of the refusal; RATE_LIMITED when left out. */
  code?: Code;
}

type Row = typeof attemptCounts.$inferSelect;

/**
 * Slows down guessing of secrets: more than `limit` attempts within a window lead to a wait as long as the window, then
 * twice as long, up to half an hour. Unlike `RateLimiter` it survives restarts and is shared by all processes.
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

  /** Counts an attempt; throws the code of the pace, with the seconds to wait, when there are too many. */
  async count(key: string, pace: Pace): Promise<void> {
    if (!this.#config.rateLimits) return;
    const now = this.#clock.now();
    const fresh: Row = { key, tries: 0, windowEndsAt: after(now, pace.windowMs), waits: 0, waitsUntil: null };
    const waitsUntil = await this.#db.transaction(async (tx) => {
      await tx.insert(attemptCounts).values(fresh).onConflictDoNothing();
      const [row = fresh] = await tx.select().from(attemptCounts).where(eq(attemptCounts.key, key)).for("update");
      const next = pressed(row, pace, now);
      if (next !== row) await tx.update(attemptCounts).set(next).where(eq(attemptCounts.key, key));
      return next.waitsUntil;
    });
    if (waitsUntil === null || waitsUntil <= now) return;
    const { code = "RATE_LIMITED" } = pace;
    throw new PlatformError(code, { retryAfter: Math.ceil((waitsUntil.getTime() - now.getTime()) / 1000) });
  }

  /** Forgets the attempts of a key, after one that was right. */
  async forget(key: string): Promise<void> {
    await this.#db.delete(attemptCounts).where(eq(attemptCounts.key, key));
  }
}

const after = (time: Date, ms: number) => new Date(time.getTime() + ms);

/** The row after one more attempt; the same row while a wait lasts. */
function pressed(row: Row, { limit, windowMs }: Pace, now: Date): Row {
  if (row.waitsUntil !== null && row.waitsUntil > now) return row;
  const isForgiven = row.waitsUntil !== null && after(row.waitsUntil, FORGIVEN_MS) <= now;
  const waits = isForgiven ? 0 : row.waits;
  const isNewWindow = row.windowEndsAt <= now || row.waitsUntil !== null;
  if (isNewWindow) return { ...row, tries: 1, windowEndsAt: after(now, windowMs), waits, waitsUntil: null };
  if (row.tries < limit) return { ...row, tries: row.tries + 1, waits };
  const waitMs = Math.min(windowMs * 2 ** Math.min(waits, 20), Math.max(windowMs, LONGEST_WAIT_MS));
  return { ...row, waits: waits + 1, waitsUntil: after(now, waitMs) };
}
