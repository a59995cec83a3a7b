import { and, desc, eq, lt, sql } from "drizzle-orm";
import type { Database, Tx } from "../db/openDatabase.ts";
import { type JobRun, jobRuns } from "./jobs.tables.ts";

/** Runs of a job that are kept. */
const KEPT_RUNS = 500;

export const recordRun = (tx: Tx, run: Omit<typeof jobRuns.$inferInsert, "id">) => tx.insert(jobRuns).values(run);

/** The latest runs of a job, the latest first. */
export const latestRuns = (db: Tx, name: string, count: number): Promise<JobRun[]> =>
  db.select().from(jobRuns).where(eq(jobRuns.name, name)).orderBy(desc(jobRuns.id)).limit(count);

/** Deletes all but the latest runs of each job. Returns their number. */
export async function trimHistory(db: Database, names: readonly string[]): Promise<number> {
  let deleted = 0;
  for (const name of names) {
    const oldest = sql`(
      select ${jobRuns.id} from ${jobRuns} where ${jobRuns.name} = ${name}
      order by ${jobRuns.id} desc offset ${KEPT_RUNS - 1} limit 1)`;
    const gone = await db
      .delete(jobRuns)
      .where(and(eq(jobRuns.name, name), lt(jobRuns.id, oldest)))
      .returning({ id: jobRuns.id });
    deleted += gone.length;
  }
  return deleted;
}
