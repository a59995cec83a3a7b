import { sql } from "drizzle-orm";
import pg from "pg";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { createApp } from "../app.ts";
import { readConfig } from "../config.ts";
import { openDatabase } from "../db/openDatabase.ts";
import { checkLedger } from "../db/rewriteLedger.ts";
import { createPlatform } from "../platform.ts";
import { routes } from "../routes.ts";
import { REGION_AGENT } from "../seed/volume/members.ts";
import { seedVolume } from "../seed/volume/volume.ts";
import { withoutRowWork } from "../seed/withoutRowWork.ts";
import { createTestDatabase } from "../testing/postgresDatabases.ts";
import { rowsOf, scansFor, scansOf } from "../testing/reportPlans.ts";
import { tokenOf } from "../testing/tokenOf.ts";

const BETS = 30_000;

let app: ReturnType<typeof createApp>;
let client: pg.Client;
let token: string;
let close: () => Promise<unknown>;

beforeAll(async () => {
  const config = { ...readConfig({}), rateLimits: false };
  const { databaseUrl, drop } = await createTestDatabase(inject("postgresUrl") ?? "", config.seed);
  const opened = await openDatabase({ databaseUrl, dataDir: "" });
  await opened.db.transaction(async (tx) => {
    const context = { seed: config.seed, now: new Date() };
    await withoutRowWork(tx, () => seedVolume(tx, context, { members: 2_500, bets: BETS }));
    await checkLedger(tx);
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

const dayBefore = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
const quarter = `startDate=${dayBefore(91)}&endDate=${dayBefore(0)}`;

test.each([
  ["the first page of Team Betting", `ACS_teamBets?${quarter}`, 1_000],
  ["a deep page of Team Betting", `ACS_teamBets?${quarter}&pageNo=80`, 1_000],
  ["Team Betting of a category and a state", `ACS_teamBets?${quarter}&gameCategory=RNG&status=WON`, 2_500],
  ["Team Betting by stake", `ACS_teamBets?${quarter}&sort=betAmount`, 1_000],
  ["the overview", `ACS_overview?${quarter}`, 1_000],
  ["the revenue", `ACS_revenueReport?${quarter}&group=WEEK`, 1_000],
  ["payouts of all contracts", "ACS_contractPayouts?preset=YESTERDAY", 1_000],
  ["rebates", `MCSFE_rebates?${quarter}`, 1_000],
  ["the downline", "ACS_downlineList?", 1_000],
  ["the first page of User Profit and Loss", `ACS_userProfitLoss?${quarter}`, 1_000],
  ["a search in User Profit and Loss", `ACS_userProfitLoss?${quarter}&keyword=an`, 1_000],
  ["the first page of Transaction Details", `ACS_transactionDetails?${quarter}`, 2_500],
  ["a deep page of Transaction Details", `ACS_transactionDetails?${quarter}&pageNo=80`, 2_500],
  ["winners of the month", "GCSGAME_getRankList?period=MONTH", 2_500],
  ["the latest larger wins", "GCSGAME_getRankList?sort=LATEST", 2_500],
])("%s reads few rows, by indexes", async (_, path, most) => {
  const scans = await scansFor(path, { app, client, token });
  expect(scans.map((scan) => scan["Node Type"])).not.toContain("Seq Scan");
  expect(scans.reduce((sum, scan) => sum + rowsOf(scan), 0)).toBeLessThan(most);
});

test.each([
  [
    "Team Betting by stake, the lowest first, a deep page",
    `ACS_teamBets?${quarter}&sort=betAmount&order=asc&pageNo=80`,
  ],
  ["Team Betting by profit, a deep page", `ACS_teamBets?${quarter}&sort=profit&order=asc&pageNo=80`],
  ["Team Betting by account", `ACS_teamBets?${quarter}&sort=account`],
  ["an export", `ACS_teamBets?${quarter}&export=csv`],
  ["User Profit and Loss by profit", `ACS_userProfitLoss?${quarter}&sort=profit&order=desc`],
  ["deposits in Transaction Details", `ACS_transactionDetails?${quarter}&type=DEPOSIT`],
  ["an export of Transaction Details", `ACS_transactionDetails?${quarter}&export=csv`],
  ["an export of User Profit and Loss", `ACS_userProfitLoss?${quarter}&export=csv`],
  ["an export of payouts", `ACS_contractPayouts?${quarter}&export=csv`],
])("%s reads by indexes", async (_, path) => {
  const scans = await scansFor(path, { app, client, token });
  expect(scans.length).toBeGreaterThan(0);
  expect(scans.map((scan) => scan["Node Type"])).not.toContain("Seq Scan");
});

test.each([
  ["betAmount", "bets_by_stake"],
  ["validBet", "bets_by_valid_stake"],
  ["winAmount", "bets_by_payout"],
  ["profit", "bets_by_result"],
])("Team Betting of a large team by %s is read in the index of that order, either way", async (sort, index) => {
  for (const order of ["asc", "desc"]) {
    const scans = await scansFor(`ACS_teamBets?${quarter}&sort=${sort}&order=${order}`, { app, client, token });
    const found = scans.find((scan) => scan["Index Name"] === index) ?? expect.fail();
    expect(rowsOf(found)).toBeLessThan(1_000);
  }
});

test("a report without an index is noticed", async () => {
  const scans = await scansOf({ text: "select count(*) from bets where content = $1", values: ["x"] }, { client });
  expect(scans.map((scan) => scan["Node Type"])).toEqual(["Seq Scan"]);
  expect(rowsOf(scans[0] ?? expect.fail())).toBeGreaterThan(BETS);
});
