import { and, asc, eq, gt, isNull, lte, not, or, type SQL, sql } from "drizzle-orm";
import { isRunning } from "../db/advisoryLocks.ts";
import type { Tx } from "../db/openDatabase.ts";
import { repeatable } from "../db/repeatable.ts";
import { changeAndRecord, type EndedRun } from "./history.ts";
import type { CalendarJob, Job, Sweep } from "./job.ts";
import { type JobRow, jobs } from "./jobs.tables.ts";

const LONGEST_RETRY_SECONDS = 600;

const isRetried = or(isNull(jobs.retryAt), lte(jobs.retryAt, sql`now()`));

/** No other running process has claimed it, and it need not wait after a failure. */
const isFreeFor = (processNumber: number) =>
  and(or(isNull(jobs.claimedBy), eq(jobs.claimedBy, processNumber), not(isRunning(jobs.claimedBy))), isRetried);

/** A job that has something to do soon, or that has no row. */
export interface Waiting {
  name: string;
  /** Whether the job has rows at all. */
  isKnown: boolean;
  /** Null when nothing waits, or when all of it runs in another process or is paused after a failure. */
  dueAt: Date | null;
}

/** Those of these jobs that are due until `soon`, each with its earliest time, and those without a row. */
export async function waitingOf(
  db: Tx,
  names: readonly string[],
  { processNumber, soon }: { processNumber: number; soon: Date },
): Promise<Waiting[]> {
  const listed = sql.join(
    names.map((name) => sql`(${name}::text)`),
    sql`, `,
  );
  const isKnown = sql<boolean>`exists (select 1 from ${jobs} where ${jobs.name} = n.name)`;
  const dueAt = sql<Date | null>`earliest.due_at`.mapWith(jobs.dueAt);
  return db
    .select({ name: sql<string>`n.name`, isKnown, dueAt })
    .from(sql`(values ${listed}) as n(name)
      left join lateral (
        select ${jobs.dueAt} as due_at from ${jobs} where ${jobs.name} = n.name and ${isFreeFor(processNumber)}
        order by ${jobs.dueAt} limit 1
      ) as earliest on true`)
    .where(or(sql`earliest.due_at <= ${soon.toISOString()}::timestamptz`, not(isKnown)));
}

type RecurringJob = Sweep<never> | CalendarJob<never>;

/** The next time of a recurring job: a sweep runs at once. */
const nextAt = (job: RecurringJob, now: Date): Date => (job.kind === "sweep" ? now : job.schedule.next(now));

/** Adds the rows of recurring jobs that have none: at the first start, and after a reset. */
export async function addRecurring(db: Tx, recurring: readonly RecurringJob[], now: Date): Promise<void> {
  const rows = recurring.map((job) => {
    const at = nextAt(job, now);
    return { key: job.name, name: job.name, occurrenceAt: at, dueAt: at };
  });
  await db.insert(jobs).values(rows).onConflictDoNothing();
}

/**
 * At a start and when the clock was moved: sweeps run at once, and calendar jobs that follow the clock wait for the next
 * time of their schedule. A job that runs each occurrence does not go back: it has run them.
 */
export async function followClock(db: Tx, all: readonly Job<never>[], now: Date): Promise<void> {
  const following = all
    .filter((job) => job.kind !== "deferred")
    .filter((job) => job.kind === "sweep" || job.missed !== "each");
  if (following.length === 0) return;
  const moved = sql.join(
    following.map((job) => sql`(${job.name}::text, ${nextAt(job, now).toISOString()}::timestamptz)`),
    sql`, `,
  );
  await db
    .update(jobs)
    .set({ occurrenceAt: sql`moved.next_at`, dueAt: sql`moved.next_at` })
    .from(sql`(values ${moved}) as moved(key, next_at)`)
    .where(and(eq(jobs.key, sql`moved.key`), gt(jobs.dueAt, sql`moved.next_at`)));
}

/** The earliest due row of a job, locked until the end of the transaction; rows that others have locked are left out. */
export async function lockDue(tx: Tx, name: string, now: Date): Promise<JobRow | undefined> {
  const [row] = await tx
    .select()
    .from(jobs)
    .where(and(eq(jobs.name, name), lte(jobs.dueAt, now), isRetried))
    .orderBy(asc(jobs.dueAt))
    .limit(1)
    .for("update", { skipLocked: true });
  return row;
}

/** A sweep that a process has claimed. */
export type Claimed = JobRow & { claimedBy: number };

/** Claims a sweep that is due; undefined when it is not, or when another process has it. */
export async function claim(db: Tx, name: string, processNumber: number, now: Date): Promise<Claimed | undefined> {
  const [row] = await db
    .update(jobs)
    .set({ claimedBy: processNumber })
    .where(and(eq(jobs.key, name), lte(jobs.dueAt, now), isFreeFor(processNumber)))
    .returning();
  return row && { ...row, claimedBy: processNumber };
}

/** Gives back what a process has claimed. */
export const releaseClaims = (db: Tx, processNumber: number) =>
  db.update(jobs).set({ claimedBy: null }).where(eq(jobs.claimedBy, processNumber));

const moveTo = (db: Tx, next: Date) =>
  db.update(jobs).set({ occurrenceAt: next, dueAt: next, failures: 0, retryAt: null, error: null, claimedBy: null });

/** Moves a job of the calendar to its next time, forgets its failures, and records the run. */
export const moveOn = (tx: Tx, { key }: JobRow, next: Date, run: EndedRun) =>
  changeAndRecord(tx, moveTo(tx, next).where(eq(jobs.key, key)).returning({ key: jobs.key }), run);

/**
 * The same for a sweep that this process has claimed. No transaction is needed: when the answer is lost, a repeat finds the
 * claim gone, and does nothing.
 */
export const endSweep = (db: Tx, { key, claimedBy }: Claimed, next: Date, run: EndedRun) =>
  repeatable(() => {
    const isClaimed = and(eq(jobs.key, key), eq(jobs.claimedBy, claimedBy));
    return changeAndRecord(db, moveTo(db, next).where(isClaimed).returning({ key: jobs.key }), run);
  });

/** Removes a deferred run that is done, and records it. */
export const remove = (tx: Tx, { key }: JobRow, run: EndedRun) =>
  changeAndRecord(tx, tx.delete(jobs).where(eq(jobs.key, key)).returning({ key: jobs.key }), run);

/**
 * Lets an occurrence wait after a failure, each time twice as long, up to `longestSeconds`. Does nothing when it was
 * done after all: the answer to a commit can be lost.
 */
export async function waitAfterFailure(
  db: Tx,
  { key, occurrenceAt }: JobRow,
  error: string,
  longestSeconds = LONGEST_RETRY_SECONDS,
): Promise<boolean> {
  const wait: SQL = sql`least(power(2, least(${jobs.failures}, 20)), ${longestSeconds}::double precision)`;
  const waiting = await db
    .update(jobs)
    .set({
      failures: sql`${jobs.failures} + 1`,
      retryAt: sql`now() + make_interval(secs => ${wait})`,
      error,
      claimedBy: null,
    })
    .where(and(eq(jobs.key, key), eq(jobs.occurrenceAt, occurrenceAt)))
    .returning({ key: jobs.key });
  return waiting.length === 1;
}

/** Makes what waits under a key due now; undefined when nothing does. */
export async function bringForward(db: Tx, key: string, now: Date): Promise<JobRow | undefined> {
  const [row] = await db
    .update(jobs)
    .set({ dueAt: sql`least(${jobs.dueAt}, ${now.toISOString()}::timestamptz)`, retryAt: null })
    .where(eq(jobs.key, key))
    .returning();
  return row;
}
