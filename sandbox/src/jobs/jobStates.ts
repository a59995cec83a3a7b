import { and, asc, eq, isNotNull } from "drizzle-orm";
import { isRunning } from "../db/advisoryLocks.ts";
import type { Database } from "../db/openDatabase.ts";
import { countUnsettled, listUnsettled } from "../settling/settleDue.ts";
import type { SettledKind, SettlementRetry } from "../settling/settling.tables.ts";
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
  /** Work that it could not settle and tries again later, by kind. */
  setAside: SetAside[];
}

/** Work of a kind that a job could not settle. */
export interface SetAside {
  kind: SettledKind;
  count: number;
  /** Those that were tried most often. */
  rows: SettlementRetry[];
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
      setAside: await setAsideBy(db, job),
    });
  }
  return states;
}

async function setAsideBy(db: Database, job: Job<never>): Promise<SetAside[]> {
  const kinds = job.kind === "sweep" ? (job.setsAside ?? []) : [];
  const all = [];
  for (const kind of kinds) {
    all.push({ kind, count: await countUnsettled(db, kind), rows: await listUnsettled(db, kind, SHOWN_ROWS) });
  }
  return all.filter(({ count }) => count > 0);
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
