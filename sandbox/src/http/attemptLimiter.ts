import { eq, lt } from "drizzle-orm";
import type { Clock } from "../clock.ts";
import type { Database } from "../db/openDatabase.ts";
import { attemptCounts } from "./attemptLimiter.tables.ts";
import { PlatformError } from "./errors.ts";

const MINUTE = 60_000;
/** Who keeps quiet for so long after a wait begins anew with the shortest. */
const FORGIVEN_MS = 60 * MINUTE;
const LONGEST_WAIT_MS = 30 * MINUTE;
const KEPT_MS = 24 * 60 * MINUTE;

/** How often something may be tried. */
export interface Pace {
  limit: number;
  windowMs: number;
}

type Row = typeof attemptCounts.$inferSelect;

/**
 * Slows down who tries secrets: more than `limit` tries within a window have to wait for as long as the window is, then
 * twice as long, and so on up to half an hour. Unlike `RateLimiter` it outlives restarts and is one for all processes.
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

  /** Counts a try; throws RATE_LIMITED, with the seconds to wait, while it is one too many. */
  async count(key: string, pace: Pace): Promise<void> {
    if (!this.#config.rateLimits) return;
    const now = this.#clock.now();
    const fresh: Row = { key, tries: 0, windowEndsAt: after(now, pace.windowMs), waits: 0, waitsUntil: null };
    const waitsUntil = await this.#db.transaction(async (tx) => {
      const added = await tx
        .insert(attemptCounts)
        .values(fresh)
        .onConflictDoNothing()
        .returning({ key: attemptCounts.key });
      if (added.length === 1)
        await tx.delete(attemptCounts).where(lt(attemptCounts.windowEndsAt, after(now, -KEPT_MS)));
      const [row = fresh] = await tx.select().from(attemptCounts).where(eq(attemptCounts.key, key)).for("update");
      const next = pressed(row, pace, now);
      if (next !== row) await tx.update(attemptCounts).set(next).where(eq(attemptCounts.key, key));
      return next.waitsUntil;
    });
    if (waitsUntil === null || waitsUntil <= now) return;
    throw new PlatformError("RATE_LIMITED", { retryAfter: Math.ceil((waitsUntil.getTime() - now.getTime()) / 1000) });
  }
}

const after = (time: Date, ms: number) => new Date(time.getTime() + ms);

/** What one more try makes of it; the same row when it only has to wait on. */
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
