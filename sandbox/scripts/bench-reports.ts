import { availableParallelism, loadavg } from "node:os";
import path from "node:path";
import { startPostgres } from "@atrium/scripts/postgresServer";
import { and, desc, eq, gte, like } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import { bets } from "../src/games/bets.tables.ts";
import { members } from "../src/member/member.tables.ts";
import { memberNamed } from "../src/member/members.ts";
import { REGION_AGENT } from "../src/seed/volume/members.ts";
import { openSession } from "../src/session/sessions.ts";
import { startSandboxProcess } from "../src/testing/sandboxProcess.ts";
import { exportedReports, measure, measureExport, shotsFor } from "./reportShots.ts";

// npm run bench -- reports: times of the reports over HTTP, with a million bets on a Postgres server. The first run fills
// the database, which takes minutes; later runs use it again. It is outside of .data, which only its owner may enter: for root,
// Postgres runs as another user. Delete .bench/postgres to fill it anew.
const rounds = Number(process.env.BENCH_ROUNDS ?? 40);
const home = path.resolve(import.meta.dirname, "../../.bench/postgres");

const load = () =>
  `load ${loadavg()
    .map((value) => value.toFixed(1))
    .join(", ")} on ${availableParallelism()} cores`;
const print = (line: string) => process.stdout.write(`${line}\n`);
const ms = (value: number) => value.toFixed(0).padStart(6);

/** Creates the database unless it exists; returns its address. */
async function databaseAt(server: string): Promise<string> {
  const admin = new pg.Client({ connectionString: server });
  await admin.connect();
  const { rowCount } = await admin.query("select from pg_database where datname = 'reports'");
  if (rowCount === 0) await admin.query("create database reports");
  await admin.end();
  return server.replace(/[^/]+$/, "reports");
}

/** Opens a session of the agent, and finds a player below with many bets. */
async function prepare(databaseUrl: string) {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 });
  const db = drizzle(pool);
  const agent = await memberNamed(db, REGION_AGENT);
  const [player] = await db
    .select({ account: members.username, count: db.$count(bets, eq(bets.memberId, members.id)).as("count") })
    .from(members)
    .where(and(like(members.path, `${agent.path}%`), eq(members.type, 0)))
    .orderBy(({ count }) => desc(count))
    .limit(1);
  const [deepBet] = await db
    .select({ betAmount: bets.betAmount, placedAt: bets.placedAt, betId: bets.betId })
    .from(bets)
    .innerJoin(members, eq(members.id, bets.memberId))
    .where(and(like(members.path, `${agent.path}%`), gte(bets.placedAt, new Date(Date.now() - 80 * 86_400_000))))
    .orderBy(desc(bets.betAmount))
    .offset(40_000)
    .limit(1);
  const origin = { device: "bench", ip: "127.0.0.1", country: "VN" };
  const { token } = await db.transaction((tx) =>
    openSession(tx, { member: agent, remember: false, ...origin, at: new Date() }),
  );
  // Statistics and the map of visible rows, as the database's own housekeeping keeps them.
  await pool.query("vacuum analyze");
  await pool.end();
  return {
    token,
    account: player?.account ?? "",
    deepBet: deepBet ? `${deepBet.betAmount}~${deepBet.placedAt.getTime()}~${deepBet.betId}` : "",
  };
}

const server = await startPostgres({ keptIn: home });
try {
  const databaseUrl = await databaseAt(server.url);
  const started = performance.now();
  const sandbox = await startSandboxProcess({ DATABASE_URL: databaseUrl, SEED_SIZE: "large", RATE_LIMITS: "off" });
  try {
    print(`ready after ${((performance.now() - started) / 1_000).toFixed(0)} s; ${load()}`);
    const { token, account, deepBet } = await prepare(databaseUrl);
    const target = { origin: sandbox.origin, token };
    const measured = await measure(target, shotsFor(account, deepBet), rounds);
    print(`\n${"ms over HTTP".padEnd(36)}   p50    p95`);
    for (const { name, p50, p95 } of measured) print(`${name.padEnd(36)}${ms(p50)} ${ms(p95)}`);
    for (const report of [...exportedReports, ...exportedReports]) {
      const file = await measureExport(target, report, sandbox.pid);
      print(
        `CSV of ${report}, ${file.days} days, ${file.megabytes.toFixed(1)} MB: first bytes after ` +
          `${file.firstMs.toFixed(0)} ms, whole after ${file.wholeMs.toFixed(0)} ms; the process grew by ` +
          `${file.grownMib.toFixed(0)} MiB meanwhile`,
      );
    }
    print(`${rounds} rounds; ${load()}: other programs' work is in these times`);
  } finally {
    await sandbox.stop();
  }
} finally {
  server.remove();
}
