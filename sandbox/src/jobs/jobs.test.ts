import { afterAll, afterEach, expect, test, vi } from "vitest";
import { z } from "zod";
import type { CorePlatform } from "../corePlatform.ts";
import { transact } from "../ledger/transact.ts";
import { Crash, crashAt } from "../testing/crashing.ts";
import { credit, creditLater } from "../testing/credits.ts";
import { eventually, openJobHarness } from "../testing/jobHarness.ts";
import { ledgerFaults } from "../testing/ledgerFaults.ts";
import { DAY_MS, HOUR_MS } from "../time/units.ts";
import { runInTransaction } from "./execution.ts";
import { latestRuns } from "./history.ts";
import { calendarJob, deferredJob, type Missed } from "./job.ts";
import { jobs } from "./jobs.tables.ts";
import { addRecurring } from "./queue.ts";
import { cron, every } from "./schedule.ts";

const harness = await openJobHarness();
const { platform, start, rowOf, later, countCredits } = harness;
afterEach(() => harness.reset());
afterAll(() => harness.close());

/** Keeps the log of expected failures out of the test's output. */
const muteLog = () => vi.spyOn(process.stderr, "write").mockReturnValue(true);

/** A midnight job that credits, in the merchant's time zone. */
const midnight = (missed: Missed) =>
  calendarJob<CorePlatform>({ name: `midnight-${missed}`, schedule: cron("0 0 * * *"), missed, run: credit });

test("schedules follow the merchant's days", () => {
  expect(cron("0 0 * * *").next(new Date("2026-11-21T16:59:59Z"))).toEqual(new Date("2026-11-21T17:00:00Z"));
  expect(cron("0 0 * * *").next(new Date("2026-11-21T17:00:00Z"))).toEqual(new Date("2026-11-22T17:00:00Z"));
  expect(cron("0 0 1 * *").next(new Date("2026-11-30T18:00:00Z"))).toEqual(new Date("2026-12-31T17:00:00Z"));
  expect(every(2_000).next(new Date(5))).toEqual(new Date(2_005));
  expect([every(2_000).text, every(600_000).text]).toEqual(["every 2 s", "every 10 min"]);
});

test("a deferred run waits for its moment, which a moved clock brings, and has its effect once", async () => {
  const credited = await countCredits();
  const at = new Date(platform.clock.now().getTime() + HOUR_MS);
  await later("D1", at);
  await later("D1", at);
  start([creditLater]);
  // Two looks pass it by.
  const due = ["credit-later:D", "credit-later:D0"];
  await later("D", platform.clock.now());
  await eventually(async () => expect(await credited()).toContain("credit-later:D"));
  await later("D0", platform.clock.now());
  await eventually(async () => expect(await credited()).toContain("credit-later:D0"));
  expect(await credited()).toEqual(due);
  platform.clock.shiftTo(HOUR_MS);
  await eventually(async () => expect(await credited()).toEqual([...due, "credit-later:D1"]));
  expect(await rowOf("credit-later:D1")).toBeUndefined();
  expect(await latestRuns(platform.db, "credit-later", 1)).toMatchObject([
    { occurrence: "credit-later:D1", outcome: "DONE", error: null },
  ]);
  // Its key is known as long as the history keeps it.
  await later("D1", at);
  await later("D2", at);
  platform.wakeUps.wake();
  await eventually(async () => expect(await credited()).toEqual([...due, "credit-later:D1", "credit-later:D2"]));
});

test("a run that is due at its moment does not wait for the next look", async () => {
  const credited = await countCredits();
  start([creditLater]);
  const delays: number[] = [];
  // The next look would be after 700 ms. A busy machine makes some runs late, but not all.
  const isInTime = () => delays.some((delay) => delay < 600);
  for (let i = 0; i < 5 && !isInTime(); i += 1) {
    const at = new Date(platform.clock.now().getTime() + 1_300);
    await later(`moment-${i}`, at);
    await eventually(async () => expect(await credited()).toHaveLength(i + 1));
    const [run] = await latestRuns(platform.db, "credit-later", 1);
    delays.push((run?.startedAt.getTime() ?? 0) - at.getTime());
  }
  expect(Math.min(...delays)).toBeGreaterThanOrEqual(0);
  expect(isInTime()).toBe(true);
});

test("nothing waits when the transaction that enqueued it rolls back", async () => {
  const failing = transact(platform, async (tx) => {
    await creditLater.enqueue(tx, { key: "rolled back", at: platform.clock.now(), data: { note: "" } });
    throw new Error("no money");
  });
  await expect(failing).rejects.toThrow("no money");
  expect(await rowOf("credit-later:rolled back")).toBeUndefined();
});

test.each<[Missed, number]>([
  ["each", 3],
  ["once", 1],
  ["skip", 0],
])("of three missed midnights, a job that asks for %s runs %i", async (missed, count) => {
  const credited = await countCredits();
  const job = midnight(missed);
  const runner = start([job]);
  await eventually(async () => expect(await rowOf(job.name)).toBeDefined());
  await runner.stop();
  const first = (await rowOf(job.name))?.occurrenceAt ?? new Date(0);
  const times = [0, 1, 2, 3].map((day) => new Date(first.getTime() + day * DAY_MS));
  // Nothing runs until an hour after the third midnight.
  platform.clock.shiftTo(first.getTime() + 2 * DAY_MS + HOUR_MS - Date.now());
  start([job]);
  await eventually(async () => expect((await rowOf(job.name))?.dueAt).toEqual(times[3]));
  expect(await credited()).toEqual(times.slice(0, count).map((at) => `${job.name}:${at.toISOString()}`));
});

test.each<Missed>(["each", "once"])(
  "a clock that goes back and forth repeats no occurrence of a job that asks for %s",
  async (missed) => {
    const credited = await countCredits();
    const job = midnight(missed);
    start([job]);
    await eventually(async () => expect(await rowOf(job.name)).toBeDefined());
    for (const days of [1, 0, 1, 2, 0, 2]) {
      platform.clock.shiftTo(days * DAY_MS);
      const at = platform.clock.now();
      await eventually(async () => expect((await rowOf(job.name))?.dueAt.getTime()).toBeGreaterThan(at.getTime()));
    }
    expect(await credited()).toHaveLength(2);
    expect(new Set(await credited()).size).toBe(2);
    expect((await latestRuns(platform.db, job.name, 20)).filter(({ outcome }) => outcome === "FAILED")).toEqual([]);
  },
);

test("an occurrence that has run is left out, and the missed one after it runs", async () => {
  const credited = await countCredits();
  const job = midnight("once");
  const runner = start([job]);
  await eventually(async () => expect(await rowOf(job.name)).toBeDefined());
  const first = (await rowOf(job.name))?.occurrenceAt ?? new Date(0);
  platform.clock.shiftTo(DAY_MS);
  await eventually(async () => expect(await credited()).toHaveLength(1));
  await runner.stop();
  // As a runner leaves it that saw the clock go back while the clock already went on.
  await platform.db.update(jobs).set({ occurrenceAt: first, dueAt: first });
  platform.clock.shiftTo(2 * DAY_MS);
  start([job]);
  const second = new Date(first.getTime() + DAY_MS);
  await eventually(async () =>
    expect(await credited()).toEqual([first, second].map((at) => `${job.name}:${at.toISOString()}`)),
  );
});

test("a failure is tried again with growing delay, then done once, and holds up no other job", async () => {
  const written = muteLog();
  const credited = await countCredits();
  let isBroken = true;
  const broken = deferredJob<CorePlatform, null>({
    name: "broken",
    data: z.null(),
    run: async (tx, on, _, occurrence) => {
      await credit(tx, on, occurrence);
      if (isBroken) throw new Error("the bank is closed");
    },
  });
  const at = platform.clock.now();
  await platform.db.transaction((tx) => broken.enqueue(tx, { key: "B", at, data: null }));
  await later("beside", at);
  start([broken, creditLater]);
  await eventually(async () =>
    expect(await rowOf("broken:B")).toMatchObject({ failures: 2, error: "the bank is closed" }),
  );
  expect(await credited()).toEqual(["credit-later:beside"]);
  expect(written).toHaveBeenCalledWith(expect.stringContaining("job broken:B: Error: the bank is closed"));
  isBroken = false;
  await eventually(async () => expect(await credited()).toContain("broken:B"));
  expect((await latestRuns(platform.db, "broken", 5)).map(({ outcome }) => outcome)).toEqual([
    "DONE",
    "FAILED",
    "FAILED",
  ]);
  expect(await ledgerFaults(platform.db)).toEqual([]);
});

test("a crash before any statement, or after the commit, leaves one effect", async () => {
  const credited = await countCredits();
  muteLog();
  let crashes = 0;
  for (let statement = 1; statement <= 20; statement += 1) {
    await later(`crash-${statement}`, platform.clock.now());
    const recover = crashAt(platform.db, statement);
    await runInTransaction(platform, creditLater)
      .catch((error) => expect(error).toBeInstanceOf(Crash))
      .finally(recover);
    if ((await rowOf(`credit-later:crash-${statement}`)) !== undefined) crashes += 1;
    await platform.db.update(jobs).set({ retryAt: null });
    await runInTransaction(platform, creditLater);
    expect(await credited()).toHaveLength(statement);
  }
  expect(crashes).toBeGreaterThan(2);
  expect(await ledgerFaults(platform.db)).toEqual([]);
});

test("a crash amid an occurrence of the calendar neither repeats it nor leaves it out", async () => {
  const credited = await countCredits();
  muteLog();
  const job = midnight("each");
  await addRecurring(platform.db, [job], platform.clock.now());
  const expected = [];
  for (let statement = 1; statement <= 16; statement += 1) {
    const { occurrenceAt } = (await rowOf(job.name)) ?? { occurrenceAt: new Date(0) };
    expected.push(`${job.name}:${occurrenceAt.toISOString()}`);
    platform.clock.shiftTo(occurrenceAt.getTime() - Date.now() + HOUR_MS);
    const recover = crashAt(platform.db, statement);
    await runInTransaction(platform, job)
      .catch((error) => expect(error).toBeInstanceOf(Crash))
      .finally(recover);
    await platform.db.update(jobs).set({ retryAt: null });
    await runInTransaction(platform, job);
    expect(await runInTransaction(platform, job)).toBe(false);
  }
  expect(await credited()).toEqual(expected);
});
