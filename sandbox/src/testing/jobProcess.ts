import { setTimeout as sleep } from "node:timers/promises";
import { readConfig } from "../config.ts";
import type { CorePlatform } from "../corePlatform.ts";
import { openDatabase } from "../db/openDatabase.ts";
import type { DeferredJob } from "../jobs/job.ts";
import { JobRunner } from "../jobs/jobRunner.ts";
import { jobs } from "../jobs/jobs.tables.ts";
import { createPlatform } from "../platform.ts";
import { creditLater } from "./credits.ts";

const POLL_MS = 100;

// A process that a test kills: it runs the credits that wait in the database of its environment, and ends after the last. It writes a dot for each.
const config = readConfig();
const database = await openDatabase(config);
const toldCredit: DeferredJob<CorePlatform> = {
  ...creditLater,
  async run(...given) {
    await creditLater.run(...given);
    // The commit is still to come: a test that kills the process now kills it amid a run.
    process.stdout.write(".");
  },
};
const runner = new JobRunner(await createPlatform(config, database), [toldCredit]);
runner.start();
while ((await database.db.$count(jobs)) > 0) await sleep(POLL_MS);
await runner.stop();
await database.close();
