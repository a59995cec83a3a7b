import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { eq, sql } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { createApp } from "./app.ts";
import { runSweep } from "./jobs/execution.ts";
import { sweep } from "./jobs/job.ts";
import { jobs } from "./jobs/jobs.tables.ts";
import { addRecurring } from "./jobs/queue.ts";
import { every } from "./jobs/schedule.ts";
import { logError, reasonsOf } from "./log.ts";
import { members } from "./member/member.tables.ts";
import type { Platform } from "./platform.ts";
import { openPlatformForFile } from "./testing/openTestPlatform.ts";

const { platform, db } = await openPlatformForFile();

const SECRETS = { passwordHash: "scrypt$secret-hash", email: "private@mail.example", mobile: "+84909090909" };
const secrets = Object.values(SECRETS);

/** Statements that fail, and have secrets among their values. */
const FAILURES: [string, () => Promise<unknown>][] = [
  [
    "a duplicate",
    () =>
      db
        .update(members)
        .set({ ...SECRETS, username: "demo" })
        .where(eq(members.username, "agent")),
  ],
  [
    "a missing value",
    () =>
      db
        .update(members)
        .set({ ...SECRETS, username: sql`null` })
        .where(eq(members.username, "agent")),
  ],
  ["a value of the wrong type", () => db.execute(sql`select ${SECRETS.email}::integer`)],
  ["an unknown column", () => db.execute(sql`select nothing from members where email = ${SECRETS.email}`)],
];

/** Lets a job fail. */
async function failedRun(failure: unknown): Promise<void> {
  const job = sweep<Platform>({ name: "probe", schedule: every(1), sweep: () => Promise.reject(failure) });
  await addRecurring(db, [job], new Date(0));
  expect(await runSweep(platform, job, AbortSignal.timeout(60_000))).toBe(true);
  await db.delete(jobs);
}

/** What a piece of work writes to the log. */
async function logOf(work: () => unknown): Promise<string> {
  using log = vi.spyOn(process.stderr, "write").mockReturnValue(true);
  await work();
  return log.mock.calls.map(([line]) => String(line)).join("");
}

test.each(FAILURES)("the log of %s has the statement without its values", async (_, fail) => {
  const failure = await fail().then(
    () => undefined,
    (error: unknown) => error,
  );
  const app = createApp(platform, []).get("/probe", () => Promise.reject(failure));
  const logs = [
    await logOf(() => app.request("/probe")),
    await logOf(() => failedRun(failure)),
    await logOf(() => logError("probe", failure)),
    reasonsOf(failure),
  ];
  for (const log of logs) {
    expect(log).toMatch(/failed query: (update "members"|select)/);
    expect(secrets.filter((secret) => log.includes(secret))).toEqual([]);
  }
  expect(logs[2]).toMatch(/log\.test\.ts|queryWithCache/);
});

test("errors are written to the log in one place", () => {
  const files = globSync("**/*.ts", { cwd: import.meta.dirname }).filter((file) => !file.endsWith(".test.ts"));
  const writers = files.filter((file) =>
    /stderr|console\.(error|warn)|\.stack\b/.test(readFileSync(path.join(import.meta.dirname, file), "utf8")),
  );
  expect(writers.toSorted()).toEqual(["log.ts", "logLine.ts", "main.ts"]);
});
