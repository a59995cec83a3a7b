import { sql } from "drizzle-orm";
import { afterAll, afterEach, expect, test, vi } from "vitest";
import { creditLater } from "../testing/credits.ts";
import { eventually, openJobHarness } from "../testing/jobHarness.ts";
import { ledgerFaults } from "../testing/ledgerFaults.ts";

const harness = await openJobHarness();
const { platform, rival, start, later, countCredits } = harness;
afterEach(() => harness.reset());
afterAll(() => harness.close());

test("runners go on after their connections are cut, and run nothing twice", async () => {
  vi.spyOn(process.stderr, "write").mockReturnValue(true);
  const credited = await countCredits();
  start([creditLater]);
  start([creditLater], rival);
  const keys = Array.from({ length: 40 }, (_, i) => `cut-${String(i).padStart(2, "0")}`);
  for (const key of keys) {
    await later(key, platform.clock.now());
    platform.wakeUps.wake();
    await platform.db.execute(sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and application_name <> 'atrium process'`);
  }
  await eventually(async () => expect(await credited()).toEqual(keys.map((key) => `credit-later:${key}`)));
  expect(await ledgerFaults(platform.db)).toEqual([]);
});
