import { sql } from "drizzle-orm";
import type { z } from "zod";
import type { Tx } from "../db/openDatabase.ts";
import { prepareOnce } from "../db/prepareOnce.ts";
import type { LedgerTx } from "../ledger/transact.ts";
import type { SettledKind } from "../settling/settling.tables.ts";
import { jobRuns, jobs } from "./jobs.tables.ts";
import type { Schedule } from "./schedule.ts";

/** One run of a job, inside the transaction that also marks it as done. */
export interface Occurrence {
  /** Unique: `salaries:2026-11-30T17:00:00.000Z`. Use it as the key of postings. */
  key: string;
  /** The time that the run is for. It may run later. */
  at: Date;
}

/**
 * Recurring work with transactions of its own. A repeat does no harm: what one run has handled, the next one does not
 * find. One process runs it at a time.
 */
export interface Sweep<P> {
  readonly kind: "sweep";
  readonly name: string;
  readonly schedule: Schedule;
  /** The kinds of work that it sets aside after a failure, and tries again later. */
  readonly setsAside?: readonly SettledKind[];
  /** A cheap read. Without work, nothing is claimed and nothing is written. */
  readonly hasWork?: (platform: P) => Promise<boolean>;
  /** Returns the number of things done. It ends early when the signal asks for it. */
  readonly sweep: (platform: P, signal: AbortSignal) => Promise<number>;
}

/**
 * What happens to occurrences that were missed while no process ran: each of them runs, one after the other; one run
 * stands for all; or none runs.
 */
export type Missed = "each" | "once" | "skip";

/** Recurring work in one transaction: each occurrence has its effect exactly once. */
export interface CalendarJob<P> {
  readonly kind: "calendar";
  readonly name: string;
  readonly schedule: Schedule;
  readonly missed: Missed;
  readonly run: (tx: LedgerTx, platform: P, occurrence: Occurrence) => Promise<void>;
}

/**
 * Work at a moment, in one transaction. A key is taken once as long as the history of jobs keeps its run (the last 500), so
 * `run` checks its own state too.
 */
export interface DeferredJob<P> {
  readonly kind: "deferred";
  readonly name: string;
  readonly run: (tx: LedgerTx, platform: P, occurrence: Occurrence, data: unknown) => Promise<void>;
}

/** Work that the runner does by itself. */
export type Job<P> = Sweep<P> | CalendarJob<P> | DeferredJob<P>;

/** A run that waits for its time. */
export interface Deferred<Data> {
  /** Unique within the job. A key is not taken again while its run waits or is in the history of jobs. */
  key: string;
  /** By the platform's clock. */
  at: Date;
  data: Data;
}

/** Defines a sweep. */
export const sweep = <P>(definition: Omit<Sweep<P>, "kind">): Sweep<P> => ({ kind: "sweep", ...definition });

/** Defines a job of the calendar. */
export const calendarJob = <P>(definition: Omit<CalendarJob<P>, "kind">): CalendarJob<P> => ({
  kind: "calendar",
  ...definition,
});

const enqueuing = prepareOnce((tx) =>
  tx
    .with(
      tx.$with("enqueued", {}).as(sql`
        insert into ${jobs} (key, name, data, occurrence_at, due_at)
        select run.key, ${sql.placeholder("name")}::text, run.data, run.at, run.at
        from json_to_recordset(${sql.placeholder("runs")}::json) as run (key text, data jsonb, at timestamptz)
        where not exists (
          select 1 from ${jobRuns} where ${jobRuns.occurrence} = run.key and ${jobRuns.outcome} = 'DONE')
        on conflict do nothing`),
    )
    .select({ done: sql`1` })
    .from(sql`(select 1) as one`)
    .prepare("enqueue_jobs"),
);

/**
 * Defines a job that runs at a moment. Call `enqueue` in the transaction that causes the run: it waits only if that
 * transaction commits. It cannot be taken back: the run checks whether there is still something to do.
 */
export function deferredJob<P, Data>({
  name,
  data,
  run,
}: {
  name: string;
  data: z.ZodType<Data>;
  run: (tx: LedgerTx, platform: P, input: Data, occurrence: Occurrence) => Promise<void>;
}): DeferredJob<P> & { enqueue: (tx: Tx, ...runs: Deferred<Data>[]) => Promise<void> } {
  return {
    kind: "deferred",
    name,
    run: (tx, platform, occurrence, stored) => run(tx, platform, data.parse(stored), occurrence),
    async enqueue(tx, ...runs) {
      if (runs.length === 0) return;
      const rows = runs.map(({ key, at, data: input }) => ({
        key: `${name}:${key}`,
        data: input,
        at: at.toISOString(),
      }));
      await enqueuing(tx).execute({ name, runs: JSON.stringify(rows) });
    },
  };
}
