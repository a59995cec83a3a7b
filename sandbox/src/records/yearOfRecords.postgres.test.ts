import pg from "pg";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { createApp } from "../app.ts";
import { readConfig } from "../config.ts";
import { openDatabase } from "../db/openDatabase.ts";
import { createPlatform } from "../platform.ts";
import { routes } from "../routes.ts";
import { createTestDatabase } from "../testing/postgresDatabases.ts";
import { type Explained, rowsOf, scansFor } from "../testing/reportPlans.ts";
import { tokenOf } from "../testing/tokenOf.ts";

const DEMO = 3;
const ROWS = 100_000;

let explained: Explained;
let close: () => Promise<unknown>;

/** A year of one member: a bet and a movement of money every five minutes, without the checks of each row. */
const year = `
  set local session_replication_role = replica;
  insert into bets (bet_id, member_id, node_id, vassalage, game_category, game_name, placed_at, settled_at, bet_amount,
    valid_bet, win_amount, status, currency, play_money)
  select 'Y' || number, ${DEMO}, 1, case number % 7 when 0 then 'PG' else 'KOI' end, 'RNG', 'Year',
    now() - number * interval '5 minutes', now() - number * interval '5 minutes', 10000, 10000,
    case number % 3 when 0 then 25000 else 0 end, (case number % 3 when 0 then 'WON' else 'LOST' end)::bet_status,
    'VND', false
  from generate_series(1, ${ROWS}) as number;
  insert into ledger_transactions (key, kind, at, digest, lines)
  select 'year:' || number, 'BET', now() - number * interval '5 minutes', 'x', 1
  from generate_series(${ROWS}, 1, -1) as number;
  insert into ledger_entries (transaction_id, line, account_id, amount, currency, at, balance_after)
  select id, 1, 'member:${DEMO}:main', -100, 'VND', at, 1000000 from ledger_transactions
  where key like 'year:%' order by id;
  select rebuild_rollups()`;

beforeAll(async () => {
  const config = { ...readConfig({}), rateLimits: false };
  const { databaseUrl, drop } = await createTestDatabase(inject("postgresUrl") ?? "", config.seed);
  const opened = await openDatabase({ databaseUrl, dataDir: "" });
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(year);
  await client.query("vacuum analyze");
  const platform = await createPlatform(config, opened);
  explained = { app: createApp(platform, routes), client, token: await tokenOf({ platform }, "demo") };
  close = () => Promise.all([client.end(), opened.close()]).finally(drop);
}, 240_000);
afterAll(() => close());

const dayBefore = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
const [quarter, oldQuarter] = [
  `startDate=${dayBefore(90)}&endDate=${dayBefore(0)}`,
  `startDate=${dayBefore(330)}&endDate=${dayBefore(240)}`,
];
const rowsFor = async (path: string) => (await scansFor(path, explained)).reduce((sum, scan) => sum + rowsOf(scan), 0);

test.each([
  ["the first page of bets", `MCSFE_betRecords?${quarter}`],
  ["page 1,200 of bets", `MCSFE_betRecords?${quarter}&pageNo=1200`],
  ["page 1,200 of an old quarter", `MCSFE_betRecords?${oldQuarter}&pageNo=1200`],
  ["the profit of a quarter", `MCSFE_personalProfit?${quarter}`],
])("%s reads a few hundred rows of a year", async (_, path) => {
  expect(await rowsFor(path)).toBeLessThan(1_500);
});

/** Sums that no table keeps are added up in an index of the period, the same for each page. */
test.each([
  ["bets at a vendor", "MCSFE_betRecords?vassalage=PG"],
  ["the account record", "MCSFE_transactionRecords?"],
])("pages of %s read no row outside their period, and no page more than another", async (_, path) => {
  const inQuarter = 26_500;
  const [first, deep, old] = [
    await rowsFor(`${path}&${quarter}`),
    await rowsFor(`${path}&${quarter}&pageNo=150`),
    await rowsFor(`${path}&${oldQuarter}&pageNo=150`),
  ];
  expect(Math.max(first, deep, old)).toBeLessThan(2 * inQuarter + 1_000);
  const scans = await scansFor(`${path}&${oldQuarter}`, explained);
  expect(scans.map((scan) => scan["Node Type"])).not.toContain("Seq Scan");
  expect(scans.filter((scan) => rowsOf(scan) > 1_000).map((scan) => scan["Node Type"])).toEqual(
    expect.not.arrayContaining(["Index Scan"]),
  );
});
