import { randomUUID } from "node:crypto";
import { startPostgres } from "@atrium/scripts/postgresServer";
import { sql } from "drizzle-orm";
import pg from "pg";
import { afterAll, expect, test, vi } from "vitest";
import { type Config, readConfig } from "./config.ts";
import { countPlatformAccounts } from "./ledger/checkpoints.ts";
import { balanceOf, memberAccountId } from "./ledger/ledger.ts";
import { seedRuns } from "./seed/seed.tables.ts";
import { type Sandbox, startSandbox } from "./server.ts";
import { Caller } from "./testing/caller.ts";
import { ledgerFaults } from "./testing/ledgerFaults.ts";
import { untilLockWaits } from "./testing/lockWaits.ts";
import { createEmptyDatabase } from "./testing/postgresDatabases.ts";
import { tokenOf } from "./testing/tokenOf.ts";

// A server of its own: the tests stop it.
let sandbox: Sandbox;
let other: Sandbox;
const server = await startPostgres();
const { databaseUrl } = await createEmptyDatabase(server.url);
const own: Partial<Config> = { port: 0, cdnPorts: [], control: true, rateLimits: false, humanCheck: "none" };
const config: Config = { ...readConfig({}), ...own, databaseUrl };
// Two first starts at once on an empty database.
const started = await Promise.all([startSandbox(config), startSandbox(config)]);
[sandbox, other] = started;
const caller = new Caller(sandbox);
const token = await tokenOf(sandbox, "agent");
afterAll(async () => {
  await Promise.all([sandbox.close(), other.close()]);
  server.remove();
});

interface Health {
  status: string;
  checks: { database: string };
  lanes: Record<string, { waiting: number; refused: number }>;
}

async function health(): Promise<[number, Health]> {
  const answer = await fetch(`${sandbox.origin}/health/ready`);
  return [answer.status, JSON.parse(await answer.text())];
}

test("of two first starts at once, one fills the database, and both serve", async () => {
  expect(await sandbox.platform.db.$count(seedRuns)).toBe(1);
  for (const { origin } of [sandbox, other]) expect((await fetch(`${origin}/health/ready`)).status).toBe(200);
});

test("statements have a limit, in time for the caller", async () => {
  const limit = sql<string>`current_setting('statement_timeout')`;
  const { db, reportDb } = sandbox.platform;
  const limits = [db, reportDb].map((lane) => lane.select({ limit }).from(sql`(select 1) as one`));
  expect(await Promise.all(limits)).toEqual([[{ limit: "7s" }], [{ limit: "5s" }]]);
});

test("twenty reports that hang do not keep a balance waiting, and are refused in time", async () => {
  const blocker = new pg.Client({ connectionString: databaseUrl });
  blocker.on("error", () => {});
  await blocker.connect();
  await blocker.query("begin; lock table bets, rollup_member_bets in access exclusive mode");
  using _log = vi.spyOn(process.stderr, "write").mockReturnValue(true);
  const report = "/wps/relay/ACS_teamBets?preset=LAST_7";
  const reports = Array.from({ length: 20 }, () => caller.get(report, { token }));
  let isAnswered = false;
  const answered = Promise.all(reports).finally(() => {
    isAnswered = true;
  });
  // All connections for reports wait for the lock, and more reports wait for a connection.
  await expect.poll(async () => (await health())[1].lanes.reports?.waiting, { timeout: 20_000 }).toBeGreaterThan(0);
  expect((await caller.get("/wps/member/info/funds/consolidated", { token })).status).toBe(200);
  expect(isAnswered).toBe(false);
  // The lock is still held.
  const answers = await answered;
  for (const { status, code, headers } of answers) {
    expect([status, code, headers.get("retry-after")]).toEqual([503, "UPSTREAM_UNAVAILABLE", "1"]);
  }
  expect((await health())[1].lanes.reports?.refused).toBeGreaterThan(4);
  await blocker.end();
  expect((await caller.get(report, { token })).status).toBe(200);
});

test("checkpoints of the ledger take their locks in the order of a reset", async () => {
  await caller.post("/sandbox/balance", { body: { username: "demo", amount: "1000" } });
  const reset = new pg.Client({ connectionString: databaseUrl });
  await reset.connect();
  await reset.query("begin; lock table ledger_entries in share row exclusive mode");
  const counting = countPlatformAccounts(sandbox.platform.db, 0);
  await untilLockWaits(sandbox.platform.db);
  await reset.query("select 1 from ledger_accounts for update; commit");
  await reset.end();
  expect(await counting).toBeGreaterThan(0);
});

test("credits are done once while backends are killed and the server restarts", async () => {
  const account = memberAccountId(3, "main", "VND");
  const before = await balanceOf(sandbox.platform.db, account);
  using _log = vi.spyOn(process.stderr, "write").mockReturnValue(true);
  const credits: ReturnType<typeof caller.post>[] = [];
  /** Begins thirty credits. Resolves when the first of them is answered, so that the others are under way. */
  const beginSome = () => {
    const begun = Array.from({ length: 30 }, () =>
      caller.post("/sandbox/balance", { body: { username: "demo", amount: "1000" } }),
    );
    credits.push(...begun);
    return Promise.race(begun);
  };
  for (let kill = 0; kill < 10; kill += 1) {
    await beginSome();
    await killBackends();
  }
  server.crash();
  void beginSome();
  expect(await health()).toMatchObject([503, { status: "fail", checks: { database: "fail" } }]);
  server.start();
  const answers = await Promise.all(credits);
  await vi.waitFor(async () => expect(await health()).toMatchObject([200, { status: "pass" }]), 20_000);

  const done = answers.filter(({ success }) => success).length;
  const after = await balanceOf(sandbox.platform.db, account);
  expect(after - before).toBe(BigInt(done) * 1_000n);
  expect(done).toBeGreaterThan(0);
  expect(await ledgerFaults(sandbox.platform.db)).toEqual([]);
});

/** Kills the connections of the first lane, in whatever transaction they are. */
async function killBackends(): Promise<void> {
  const admin = new pg.Client({ connectionString: databaseUrl });
  await admin.connect();
  await admin.query("select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'atrium work'");
  await admin.end();
}

test("a process is known to be running again after a restart of the server", async () => {
  const { claims, db } = sandbox.platform;
  const key = randomUUID();
  await vi.waitFor(
    async () => {
      const running = await db.select({ id: sql`objid` }).from(sql`pg_locks`).where(sql`classid = 7402 and granted`);
      expect(running).toHaveLength(2);
    },
    { timeout: 10_000 },
  );
  expect(await claims.take(key, "hash")).toBe(true);
  expect(await other.platform.claims.take(key, "hash")).toBe(false);
});
