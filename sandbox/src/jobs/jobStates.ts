import { and, asc, eq, isNotNull } from "drizzle-orm";
import { isRunning } from "../db/advisoryLocks.ts";
import type { Database } from "../db/openDatabase.ts";
import { latestRuns } from "./history.ts";
import type { Job } from "./job.ts";
import { type JobRow, type JobRun, jobs } from "./jobs.tables.ts";

const SHOWN_ROWS = 20;
const SHOWN_RUNS = 10;

/** A job with what waits of it and its latest runs. */
export interface JobState {
  name: string;
  kind: Job<never>["kind"];
  /** When it runs, in words. */
  schedule: string;
  /** Whether it runs only when it finds work. */
  looksForWork: boolean;
  /** Whether a process sweeps at present. */
  isRunning: boolean;
  /** Number of runs that wait. */
  waiting: number;
  /** The next ones. */
  rows: JobRow[];
  runs: JobRun[];
}

/** The state of each of these jobs. */
export async function jobStates(db: Database, all: readonly Job<never>[]): Promise<JobState[]> {
  const states = [];
  for (const job of all) {
    const ofJob = eq(jobs.name, job.name);
    const isClaimed = and(ofJob, isNotNull(jobs.claimedBy), isRunning(jobs.claimedBy));
    states.push({
      name: job.name,
      kind: job.kind,
      schedule: scheduleOf(job),
      looksForWork: job.kind === "sweep" && job.hasWork !== undefined,
      isRunning: (await db.$count(jobs, isClaimed)) > 0,
      waiting: await db.$count(jobs, ofJob),
      rows: await db.select().from(jobs).where(ofJob).orderBy(asc(jobs.dueAt), asc(jobs.key)).limit(SHOWN_ROWS),
      runs: await latestRuns(db, job.name, SHOWN_RUNS),
    });
  }
  return states;
}

function scheduleOf(job: Job<never>): string {
  if (job.kind === "deferred") return "at a moment";
  if (job.kind === "sweep") return job.hasWork ? `${job.schedule.text}, when there is work` : job.schedule.text;
  const missed = {
    each: "each missed time is made up for",
    once: "missed times are made up for by one run",
    skip: "missed times are left out",
  };
  return `${job.schedule.text}; ${missed[job.missed]}`;
}
