import { sql } from "drizzle-orm";
import pg from "pg";
import { afterAll, beforeAll, expect, inject, test, vi } from "vitest";
import { z } from "zod";
import { createApp } from "../app.ts";
import { readConfig } from "../config.ts";
import { openDatabase } from "../db/openDatabase.ts";
import { createPlatform } from "../platform.ts";
import { routes } from "../routes.ts";
import { REGION_AGENT } from "../seed/volume/members.ts";
import { seedVolume } from "../seed/volume/volume.ts";
import { createTestDatabase } from "../testing/postgresDatabases.ts";
import { tokenOf } from "../testing/tokenOf.ts";

const BETS = 30_000;
/** Tables that grow with every bet. */
const LARGE_TABLES = ["bets", "ledger_entries", "ledger_transactions", "rollup_member_bets", "rollup_member_money"];

let app: ReturnType<typeof createApp>;
let client: pg.Client;
let token: string;
let close: () => Promise<unknown>;

beforeAll(async () => {
  const config = { ...readConfig({}), rateLimits: false };
  const { databaseUrl, drop } = await createTestDatabase(inject("postgresUrl") ?? "", config.seed);
  const opened = await openDatabase({ databaseUrl, dataDir: "" });
  await opened.db.transaction(async (tx) => {
    await seedVolume(tx, { seed: config.seed, now: new Date() }, { members: 2_500, bets: BETS });
    await tx.execute(sql`select rebuild_rollups()`);
  });
  client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query("vacuum analyze");
  // With this setting a plan has a sequential scan only where no index can answer.
  await client.query("set enable_seqscan = off");
  const platform = await createPlatform(config, opened);
  app = createApp(platform, routes);
  token = await tokenOf({ platform }, REGION_AGENT);
  close = () => Promise.all([client.end(), opened.close()]).finally(drop);
}, 240_000);
afterAll(() => close());

interface Statement {
  text: string;
  values: unknown[];
}

/** The reading statements that a request sends to the database. */
async function statementsOf(path: string): Promise<Statement[]> {
  const sent: Statement[] = [];
  const spy = vi.spyOn(pg.Client.prototype, "query");
  const answer = await app.request(`/wps/relay/${path}`, { headers: { authorization: `Bearer ${token}` } });
  expect(answer.status).toBe(200);
  await answer.arrayBuffer();
  for (const [given, values] of spy.mock.calls) {
    const { text } = Config.parse(given);
    if (/^\s*[(]?(select|with)\b/i.test(text)) sent.push({ text, values: z.array(z.unknown()).parse(values ?? []) });
  }
  spy.mockRestore();
  expect(sent.length).toBeGreaterThan(1);
  return sent;
}

const Config = z.union([z.object({ text: z.string() }), z.string().transform((text) => ({ text }))]);

const Plan = z.object({
  "Node Type": z.string(),
  "Relation Name": z.string().optional(),
  "Actual Rows": z.number(),
  "Actual Loops": z.number(),
  "Rows Removed by Filter": z.number().default(0),
  get Plans() {
    return z.array(Plan).default([]);
  },
});
type Plan = z.infer<typeof Plan>;

const Explained = z.object({ rows: z.tuple([z.object({ "QUERY PLAN": z.tuple([z.object({ Plan })]) })]) });

/** The scans of large tables that a request makes. */
async function scansFor(path: string): Promise<Plan[]> {
  const scans: Plan[] = [];
  for (const statement of await statementsOf(path)) scans.push(...(await scansOf(statement)));
  return scans;
}

/** The scans of large tables that the database makes for a statement. */
async function scansOf({ text, values }: Statement): Promise<Plan[]> {
  const answer = Explained.parse(await client.query(`explain (analyze, format json) ${text}`, values));
  const nodesIn = (plan: Plan): Plan[] => [plan, ...plan.Plans.flatMap(nodesIn)];
  return nodesIn(answer.rows[0]["QUERY PLAN"][0].Plan).filter((node) =>
    LARGE_TABLES.includes(node["Relation Name"] ?? ""),
  );
}

const rowsOf = (scan: Plan) => scan["Actual Loops"] * (scan["Actual Rows"] + scan["Rows Removed by Filter"]);

const dayBefore = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
const quarter = `startDate=${dayBefore(91)}&endDate=${dayBefore(0)}`;

test.each([
  ["the first page of Team Betting", `ACS_teamBets?${quarter}`, 1_000],
  ["a deep page of Team Betting", `ACS_teamBets?${quarter}&pageNo=80`, 1_000],
  ["Team Betting of a category and a state", `ACS_teamBets?${quarter}&gameCategory=RNG&status=WON`, 2_500],
  ["the overview", `ACS_overview?${quarter}`, 1_000],
  ["the downline", "ACS_downlineList?", 1_000],
  ["winners of the month", "GCSGAME_getRankList?period=MONTH", 2_500],
  ["the latest larger wins", "GCSGAME_getRankList?sort=LATEST", 2_500],
])("%s reads few rows, by indexes", async (_, path, most) => {
  const scans = await scansFor(path);
  expect(scans.map((scan) => scan["Node Type"])).not.toContain("Seq Scan");
  expect(scans.reduce((sum, scan) => sum + rowsOf(scan), 0)).toBeLessThan(most);
});

test.each([
  ["Team Betting by stake", `ACS_teamBets?${quarter}&sort=betAmount`],
  ["Team Betting by profit, a deep page", `ACS_teamBets?${quarter}&sort=profit&order=asc&pageNo=80`],
  ["Team Betting by account", `ACS_teamBets?${quarter}&sort=account`],
  ["an export", `ACS_teamBets?${quarter}&export=csv`],
])("%s reads by indexes", async (_, path) => {
  const scans = await scansFor(path);
  expect(scans.length).toBeGreaterThan(0);
  expect(scans.map((scan) => scan["Node Type"])).not.toContain("Seq Scan");
});

test("a report without an index is noticed", async () => {
  const scans = await scansOf({ text: "select count(*) from bets where content = $1", values: ["x"] });
  expect(scans.map((scan) => scan["Node Type"])).toEqual(["Seq Scan"]);
  expect(rowsOf(scans[0] ?? expect.fail())).toBeGreaterThan(BETS);
});
