import { transact } from "../ledger/transact.ts";
import { logError, rootReason } from "../log.ts";
import { recordRun, wasDone } from "./history.ts";
import type { CalendarJob, DeferredJob, Sweep } from "./job.ts";
import type { JobPlatform } from "./jobPlatform.ts";
import type { JobRow } from "./jobs.tables.ts";
import { claim, endSweep, lockDue, moveOn, remove, waitAfterFailure } from "./queue.ts";

/** A calendar job that skips what it missed skips occurrences older than this. */
const SKIPPED_AFTER_MS = 60_000;

/** Runs the earliest due occurrence of a job, with its mark as done, in one transaction; false when none is due. */
export async function runInTransaction<P extends JobPlatform>(
  platform: P,
  job: CalendarJob<P> | DeferredJob<P>,
): Promise<boolean> {
  const started = startOf(platform);
  let taken: JobRow | null = null;
  try {
    taken = await transact(platform, async (tx) => {
      const row = await lockDue(tx, job.name, started.at);
      if (!row) return null;
      // Kept for the case that the run fails.
      taken = row;
      const occurrence = occurrenceOf(job, row);
      // A clock that went back brings a job of the calendar to times at which it has run.
      const isRepeated = job.kind === "calendar" && (await wasDone(tx, occurrence));
      const outcome = isRepeated || isTooOld(job, row, started.at) ? "SKIPPED" : "DONE";
      if (outcome === "DONE") await job.run(tx, platform, { key: occurrence, at: row.occurrenceAt }, row.data);
      const run = { name: job.name, occurrence, outcome, ...started.end() } as const;
      if (job.kind === "deferred") await remove(tx, row, run);
      // An occurrence after a repeated one may have been missed.
      else await moveOn(tx, row, nextTime(job, row, isRepeated ? row.occurrenceAt : started.at), run);
      return row;
    });
  } catch (error) {
    if (taken === null) throw error;
    await recordFailure(platform, job, taken, started.end(), error);
    return true;
  }
  return taken !== null;
}

/** Runs a sweep when it is due and no other process has claimed it; false otherwise. */
export async function runSweep<P extends JobPlatform>(
  platform: P,
  job: Sweep<P>,
  signal: AbortSignal,
): Promise<boolean> {
  const { db, clock, claims } = platform;
  const started = startOf(platform);
  const row = await claim(db, job.name, claims.processNumber, started.at);
  if (!row) return false;
  try {
    const count = await job.sweep(platform, signal);
    await endSweep(db, row, job.schedule.next(clock.now()), {
      name: job.name,
      outcome: "DONE",
      count,
      ...started.end(),
    });
  } catch (error) {
    await recordFailure(platform, job, row, started.end(), error);
  }
  return true;
}

function startOf({ clock }: JobPlatform) {
  const at = clock.now();
  const from = performance.now();
  return { at, end: () => ({ startedAt: at, durationMs: Math.round(performance.now() - from) }) };
}

const occurrenceOf = <P>({ kind, name }: CalendarJob<P> | DeferredJob<P>, { key, occurrenceAt }: JobRow) =>
  kind === "deferred" ? key : `${name}:${occurrenceAt.toISOString()}`;

const isTooOld = <P>(job: CalendarJob<P> | DeferredJob<P>, { occurrenceAt }: JobRow, now: Date) =>
  job.kind === "calendar" && job.missed === "skip" && now.getTime() - occurrenceAt.getTime() > SKIPPED_AFTER_MS;

function nextTime<P>({ schedule, missed }: CalendarJob<P>, { occurrenceAt }: JobRow, now: Date): Date {
  return schedule.next(missed === "each" || occurrenceAt > now ? occurrenceAt : now);
}

async function recordFailure<P>(
  { db }: JobPlatform,
  job: Sweep<P> | CalendarJob<P> | DeferredJob<P>,
  row: JobRow,
  ended: { startedAt: Date; durationMs: number },
  failure: unknown,
): Promise<void> {
  const error = rootReason(failure);
  logError(`job ${row.key}`, failure);
  const isSweep = job.kind === "sweep";
  // A sweep is tried again at its own pace: what failed must not hold up the rest of its work.
  const longest = isSweep
    ? (job.schedule.next(ended.startedAt).getTime() - ended.startedAt.getTime()) / 1000
    : undefined;
  await db.transaction(async (tx) => {
    const isWaiting = await waitAfterFailure(tx, row, error, longest);
    const occurrence = isSweep ? null : occurrenceOf(job, row);
    if (isWaiting) await recordRun(tx, { name: row.name, occurrence, outcome: "FAILED", error, ...ended });
  });
}
