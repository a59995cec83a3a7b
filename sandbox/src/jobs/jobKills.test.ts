import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Config } from "../config.ts";
import { childVariables } from "../testing/childVariables.ts";
import { creditedBy, creditLater } from "../testing/credits.ts";
import { ledgerFaults } from "../testing/ledgerFaults.ts";
import { openPlatform, smallPlace } from "../testing/smallPlatform.ts";
import { jobs } from "./jobs.tables.ts";

const COUNT = 200;
const script = path.resolve(import.meta.dirname, "../testing/jobProcess.ts");

let place: { config: Config; remove: () => Promise<void> };
beforeAll(async () => {
  place = await smallPlace();
});
afterAll(() => place.remove());

/** Starts a process that runs the jobs of the database. */
function startProcess() {
  const { dataDir, databaseUrl } = place.config;
  const child = spawn(process.execPath, [script], {
    env: childVariables({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl }),
    stdio: ["ignore", "pipe", "inherit"],
  });
  const closed = once(child, "close");
  return {
    ended: closed,
    /** Waits until it is amid that run, counted from 1, or has ended. */
    async reach(run: number) {
      let dots = 0;
      for await (const chunk of child.stdout) {
        dots += String(chunk).length;
        if (dots >= run) return;
      }
    },
    kill: async () => {
      child.kill("SIGKILL");
      await closed;
    },
  };
}

test("processes that are killed amid their runs leave one effect of each", async () => {
  const keys = Array.from({ length: COUNT }, (_, i) => `kill-${String(i).padStart(3, "0")}`);
  const first = await openPlatform(place.config);
  const at = first.platform.clock.now();
  await first.platform.db.transaction((tx) =>
    creditLater.enqueue(tx, ...keys.map((key) => ({ key, at, data: { note: key } }))),
  );
  await first.close();

  // On a server two processes run at once; an embedded database takes one.
  const atOnce = place.config.databaseUrl === undefined ? 1 : 2;
  let left = COUNT;
  for (const run of [1, 40]) {
    const processes = Array.from({ length: atOnce }, startProcess);
    await Promise.race(processes.map((each) => each.reach(run)));
    await Promise.all(processes.map((each) => each.kill()));
    const { platform, close } = await openPlatform(place.config);
    left = await platform.db.$count(jobs);
    expect(await creditedBy(platform)).toHaveLength(COUNT - left);
    await close();
  }
  expect(left).toBeGreaterThan(0);
  expect(left).toBeLessThan(COUNT);

  const last = startProcess();
  expect(await last.ended).toEqual([0, null]);
  const { platform, close } = await openPlatform(place.config);
  expect((await creditedBy(platform)).sort()).toEqual(keys.map((key) => `credit-later:${key}`));
  expect(await ledgerFaults(platform.db)).toEqual([]);
  await close();
}, 120_000);
