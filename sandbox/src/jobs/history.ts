import { and, desc, eq, gt, inArray, type SQLWrapper, sql } from "drizzle-orm";
import type { Database, Tx } from "../db/openDatabase.ts";
import { type JobRun, jobRuns } from "./jobs.tables.ts";

/** Runs of a job that are kept. */
const KEPT_RUNS = 500;

export const recordRun = (tx: Tx, run: Omit<typeof jobRuns.$inferInsert, "id">) => tx.insert(jobRuns).values(run);

/** A run without a failure. */
export interface EndedRun {
  name: string;
  /** Left out for a sweep. */
  occurrence?: string;
  outcome: "DONE" | "SKIPPED";
  startedAt: Date;
  durationMs: number;
  /** What a sweep did. */
  count?: number;
}

/** Changes the row of a job and records its run, in one statement. A change that finds no row records nothing. */
export const changeAndRecord = (tx: Tx, change: SQLWrapper, run: EndedRun) =>
  tx.execute(sql`
    with changed as ${change}
    insert into ${jobRuns} (name, occurrence, outcome, started_at, duration_ms, count)
    select ${run.name}::text, ${run.occurrence ?? null}::text, ${run.outcome}::text, ${run.startedAt.toISOString()}::timestamptz,
      ${run.durationMs}::integer, ${run.count ?? null}::integer
    from changed`);

/** Whether an occurrence has had its effect. */
export const wasDone = async (tx: Tx, occurrence: string): Promise<boolean> =>
  (await tx.$count(jobRuns, and(eq(jobRuns.occurrence, occurrence), eq(jobRuns.outcome, "DONE")))) > 0;

/** The latest runs of a job, the latest first. */
export const latestRuns = (db: Tx, name: string, count: number): Promise<JobRun[]> =>
  db.select().from(jobRuns).where(eq(jobRuns.name, name)).orderBy(desc(jobRuns.id)).limit(count);

/** Deletes all but the latest runs of each job. Returns their number. */
export async function trimHistory(db: Database): Promise<number> {
  const place = sql<number>`row_number() over (partition by ${jobRuns.name} order by ${jobRuns.id} desc)`;
  const places = db
    .select({ id: jobRuns.id, place: place.as("place") })
    .from(jobRuns)
    .as("places");
  const old = db.select({ id: places.id }).from(places).where(gt(places.place, KEPT_RUNS));
  return (await db.delete(jobRuns).where(inArray(jobRuns.id, old)).returning({ id: jobRuns.id })).length;
}
