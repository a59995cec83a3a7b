import { eq } from "drizzle-orm";
import { vi } from "vitest";
import type { CorePlatform } from "../corePlatform.ts";
import type { Job } from "../jobs/job.ts";
import { JobRunner } from "../jobs/jobRunner.ts";
import { jobRuns, jobs } from "../jobs/jobs.tables.ts";
import { creditedBy, creditLater } from "./credits.ts";
import { openPlatform, smallPlace } from "./smallPlatform.ts";

/** The small database with runners of jobs that a test chooses. */
export async function openJobHarness() {
  const { config, remove } = await smallPlace();
  const first = await openPlatform(config);
  // The embedded database has a single connection.
  const second = config.databaseUrl === undefined ? first : await openPlatform(config);
  const { platform } = first;
  const runners: JobRunner<CorePlatform>[] = [];
  const stopAll = async () => {
    await Promise.all(runners.splice(0).map((runner) => runner.stop()));
  };

  return {
    platform,
    /** A second process on the same database; on the embedded one the same as `platform`. */
    rival: second.platform,
    start(jobList: readonly Job<CorePlatform>[], on: CorePlatform = platform) {
      const runner = new JobRunner<CorePlatform>(on, jobList);
      runners.push(runner);
      runner.start();
      return runner;
    },
    /** Stops all runners. */
    stop: stopAll,
    /** Stops all runners, empties the tables and resets the clock. */
    async reset() {
      vi.restoreAllMocks();
      await stopAll();
      for (const each of [first, second]) each.platform.clock.shiftTo(0);
      await platform.db.delete(jobs);
      await platform.db.delete(jobRuns);
    },
    rowOf: async (key: string) => (await platform.db.select().from(jobs).where(eq(jobs.key, key)))[0],
    /** Enqueues a credit. */
    later: (key: string, at: Date) =>
      platform.db.transaction((tx) => creditLater.enqueue(tx, { key, at, data: { note: key } })),
    /** Returns a function that lists the occurrences that were credited since this call, once for each credit. */
    async countCredits() {
      const before = (await creditedBy(platform)).length;
      return async () => (await creditedBy(platform)).slice(before).sort();
    },
    close: async () => {
      if (second !== first) await second.close();
      await first.close();
      await remove();
    },
  };
}

/** Waits until a check passes. */
export const eventually = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 15_000, interval: 50 });
