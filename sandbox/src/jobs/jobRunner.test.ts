import { once } from "node:events";
import { eq } from "drizzle-orm";
import { afterAll, afterEach, expect, test } from "vitest";
import type { CorePlatform } from "../corePlatform.ts";
import { creditLater } from "../testing/credits.ts";
import { eventually, openJobHarness } from "../testing/jobHarness.ts";
import { DAY_MS, HOUR_MS } from "../time/units.ts";
import { latestRuns, trimHistory } from "./history.ts";
import { sweep } from "./job.ts";
import { jobRuns, jobs } from "./jobs.tables.ts";
import { addRecurring, claim, endSweep } from "./queue.ts";
import { every } from "./schedule.ts";

const harness = await openJobHarness();
const { platform, rival, start, rowOf, later, countCredits } = harness;
afterEach(() => harness.reset());
afterAll(() => harness.close());

test("a slow job holds up no other, and is not run beside itself", async () => {
  let running = 0;
  let most = 0;
  const end = Promise.withResolvers<void>();
  const slow = sweep<CorePlatform>({
    name: "slow",
    schedule: every(1),
    sweep: async () => {
      running += 1;
      most = Math.max(most, running);
      await end.promise;
      running -= 1;
      return 1;
    },
  });
  const credited = await countCredits();
  start([slow, creditLater]);
  if (rival !== platform) start([slow], rival);
  await eventually(async () => expect(running).toBe(1));
  await later("meanwhile", platform.clock.now());
  await eventually(async () => expect(await credited()).toEqual(["credit-later:meanwhile"]));
  expect(most).toBe(1);
  end.resolve();
});

test("two processes run each occurrence once", async () => {
  const credited = await countCredits();
  const keys = Array.from({ length: 60 }, (_, i) => `pair-${String(i).padStart(2, "0")}`);
  const at = platform.clock.now();
  await platform.db.transaction((tx) =>
    creditLater.enqueue(tx, ...keys.map((key) => ({ key, at, data: { note: key } }))),
  );
  await Promise.all([start([creditLater]), start([creditLater], rival)]);
  await eventually(async () => expect(await credited()).toHaveLength(keys.length));
  await harness.stop();
  expect(await credited()).toEqual(keys.map((key) => `credit-later:${key}`));
  expect(await latestRuns(platform.db, "credit-later", 100)).toHaveLength(keys.length);
});

test("a stop waits for what runs and gives back the claim", async () => {
  let isOver = false;
  const long = sweep<CorePlatform>({
    name: "long",
    schedule: every(HOUR_MS),
    sweep: async (_, signal) => {
      if (!signal.aborted) await once(signal, "abort");
      isOver = true;
      return 1;
    },
  });
  const runner = start([long]);
  await eventually(async () => expect((await rowOf("long"))?.claimedBy).toBeTruthy());
  await runner.stop();
  expect(isOver).toBe(true);
  expect(await rowOf("long")).toMatchObject({ claimedBy: null });
});

test("the history keeps the latest runs of each job", async () => {
  const run = { outcome: "DONE", startedAt: platform.clock.now(), durationMs: 1 } as const;
  await platform.db.insert(jobRuns).values(Array.from({ length: 520 }, () => ({ ...run, name: "many" })));
  await platform.db.insert(jobRuns).values({ ...run, name: "few" });
  expect(await trimHistory(platform.db)).toBe(20);
  expect(await trimHistory(platform.db)).toBe(0);
  expect(await latestRuns(platform.db, "many", 1_000)).toHaveLength(500);
  expect(await latestRuns(platform.db, "few", 10)).toHaveLength(1);
});

test("a sweep without work writes nothing", async () => {
  let asked = 0;
  const idle = sweep<CorePlatform>({
    name: "idle",
    schedule: every(50),
    hasWork: async () => {
      asked += 1;
      return false;
    },
    sweep: async () => Promise.reject(new Error("nothing to sweep")),
  });
  start([idle]);
  await eventually(async () => expect(asked).toBeGreaterThan(5));
  expect(await rowOf("idle")).toMatchObject({ failures: 0, claimedBy: null });
  expect(await latestRuns(platform.db, "idle", 10)).toEqual([]);
});
test("the end of a sweep that is sent again counts once, and takes no claim from another process", async () => {
  const { db, clock, claims } = platform;
  const job = sweep<CorePlatform>({ name: "ends-once", schedule: every(HOUR_MS), sweep: async () => 1 });
  const at = clock.now();
  await addRecurring(db, [job], at);
  const run = { name: job.name, outcome: "DONE", startedAt: at, durationMs: 1, count: 1 } as const;
  const row = await claim(db, job.name, claims.processNumber, at);
  if (!row) throw new Error("the sweep was not claimed");
  const next = job.schedule.next(at);
  await endSweep(db, row, next, run);
  await db.update(jobs).set({ claimedBy: 1 }).where(eq(jobs.key, job.name));
  await endSweep(db, row, job.schedule.next(next), run);
  expect(await rowOf(job.name)).toMatchObject({ dueAt: next, claimedBy: 1 });
  expect(await latestRuns(db, job.name, 10)).toHaveLength(1);
});

test("a sweep runs again soon after the clock was moved back", async () => {
  let runs = 0;
  const job = sweep<CorePlatform>({ name: "often", schedule: every(HOUR_MS), sweep: async () => (runs += 1) });
  platform.clock.shiftTo(30 * DAY_MS);
  start([job]);
  await eventually(async () => expect(runs).toBe(1));
  platform.clock.shiftTo(0);
  await eventually(async () => expect(runs).toBe(2));
});
