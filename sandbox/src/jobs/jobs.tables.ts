import { sql } from "drizzle-orm";
import { bigint, index, integer, jsonb, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { instant } from "../db/columns.ts";

/**
 * What the job runner has to do: one row for each recurring job, which moves from occurrence to occurrence, and one row
 * for each deferred run, which is deleted with the run's effect.
 */
export const jobs = pgTable(
  "jobs",
  {
    /** The job's name; for a deferred run `<name>:<key of the run>`. */
    key: text("key").primaryKey(),
    name: text("name").notNull(),
    /** Input of a deferred run. */
    data: jsonb("data"),
    /** The time that the run is for; it stays the same when the run is brought forward. */
    occurrenceAt: instant("occurrence_at").notNull(),
    /** When it is due, by the platform's clock. */
    dueAt: instant("due_at").notNull(),
    /** Failures of this occurrence in a row. */
    failures: integer("failures").notNull().default(0),
    /** No attempt before this time, which is the database's: the platform's clock can be moved back. */
    retryAt: instant("retry_at"),
    /** Why the last attempt failed. */
    error: text("error"),
    /** Number of the process that sweeps at present; its claim ends with it. */
    claimedBy: integer("claimed_by"),
  },
  (job) => [index("jobs_due").on(job.name, job.dueAt)],
);

/** The latest runs. */
export const jobRuns = pgTable(
  "job_runs",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    name: text("name").notNull(),
    /** `salaries:2026-11-30T17:00:00.000Z`, `expire-deposit:D17`; null for a sweep. */
    occurrence: text("occurrence"),
    outcome: text("outcome", { enum: ["DONE", "FAILED", "SKIPPED"] }).notNull(),
    /** By the platform's clock. */
    startedAt: instant("started_at").notNull(),
    durationMs: integer("duration_ms").notNull(),
    /** What a sweep did: the number of things. */
    count: integer("count"),
    error: text("error"),
  },
  (run) => [
    index("job_runs_latest").on(run.name, run.id),
    // The database refuses to record an occurrence as done twice, and with it its effect.
    uniqueIndex("job_runs_done").on(run.occurrence).where(sql`${run.outcome} = 'DONE'`),
  ],
);

/** A row of `jobs`. */
export type JobRow = typeof jobs.$inferSelect;
/** A row of `job_runs`. */
export type JobRun = typeof jobRuns.$inferSelect;
