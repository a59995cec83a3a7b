import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { setTimeout as delay } from "node:timers/promises";
import { Agent } from "undici";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { exportMutation, prepareFile, readFile, rowsOf } from "../testing/files.ts";
import { seededPassword, type TestClient } from "../testing/gateway.ts";
import { startPlatform } from "../testing/platform.ts";
import { startForFile } from "../testing/startForFile.ts";
import { exportFile } from "./exportFile.ts";
import { exportReports } from "./reports.ts";

let player: TestClient;
/** Sends the platform's files in place of the sandbox, when set. */
let filesFrom: string | undefined;
const agent = new Agent();
const dispatcher = agent.compose((dispatch) => (options, handler) => {
  const isFile = filesFrom !== undefined && options.path.includes("export=csv");
  return dispatch(isFile ? { ...options, origin: filesFrom } : options, handler);
});
const { t } = await startForFile({}, { dispatcher });
const { origin } = t;
beforeAll(async () => {
  player = t.client();
  await player.logIn("demo");
});
afterAll(() => agent.destroy());

const month = { period: { preset: "LAST_30" } };
const prepare = (input: object, client = player) => prepareFile(client, input);
const read = (url: string, client = player, headers: Record<string, string> = {}) =>
  readFile(`${origin}${url}`, client, headers);

it("sends everything in the filter, with the totals of the screen, in the caller's language", async () => {
  const record = await player.run(
    `query ($filter: BetRecordFilter) { viewer { member { betRecord(filter: $filter, first: 1) {
      totalCount totals { stake { amount } profit { amount } } } } } }`,
    { filter: month },
  );
  const { url, rows } = await prepare({ betRecord: month });
  expect(rows).toBe(record.at("viewer.member.betRecord.totalCount"));
  const answer = await read(url, player, { "x-atrium-language": "VI" });
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    "content-type": "text/csv; charset=utf-8",
    "content-disposition": 'attachment; filename="betting-record.csv"',
    "cache-control": "no-store",
  });
  const file = Buffer.from(await answer.arrayBuffer()).toString("utf8");
  expect(file.startsWith("\uFEFF")).toBe(true);
  const [head = [], ...body] = rowsOf(file);
  expect(head).toContain("Tiền cược");
  expect(head[1]).toBe("Thời gian cược (GMT+7)");
  expect(body).toHaveLength(rows);
  const sum = (heading: string) => String(body.reduce((all, row) => all + BigInt(row[head.indexOf(heading)] ?? 0), 0n));
  expect(sum("Tiền cược")).toBe(record.at("viewer.member.betRecord.totals.stake.amount"));
  expect(sum("Kết quả")).toBe(record.at("viewer.member.betRecord.totals.profit.amount"));
  expect(body[0]?.[1]).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
});

it.each(["accountRecord", "deposits", "withdrawals", "personalProfit", "activityStatement"])(
  "sends %s",
  async (name) => {
    const { url, rows } = await prepare({ [name]: month });
    const answer = await read(url);
    expect(answer.status).toBe(200);
    const [head = [], ...body] = rowsOf(await answer.text());
    expect(head.length).toBeGreaterThan(7);
    expect(body).toHaveLength(rows);
  },
);

it.each([
  ["bonuses", "Bets that counted", /^(Active|Played through|Given up|Expired)$/],
  ["rewards", "Type", /^(Ready to claim|Claimed|Expired)$/],
] as const)("sends %s with words for their states", async (name, heading, state) => {
  const screen = await player.run(`{ viewer { member { ${name}(first: 1) { totalCount } } } }`);
  const { url, rows } = await prepare({ [name]: {} });
  expect(rows).toBe(screen.at(`viewer.member.${name}.totalCount`));
  expect(rows).toBeGreaterThan(0);
  const [head = [], ...body] = rowsOf(await (await read(url)).text());
  expect(head).toContain(heading);
  expect(body).toHaveLength(rows);
  for (const row of body) expect(row[head.indexOf("Status")]).toMatch(state);
});

it("sends the details of points, with words for their types", async () => {
  const screen = await player.run(
    `query ($filter: PointEntryFilter) { viewer { member { pointEntries(filter: $filter, first: 1) {
      totalCount edges { node { internalID points balanceAfter } } } } } }`,
    { filter: month },
  );
  const { url, rows } = await prepare({ pointEntries: month });
  expect(rows).toBe(screen.at("viewer.member.pointEntries.totalCount"));
  expect(rows).toBeGreaterThan(0);
  const [head, ...body] = rowsOf(await (await read(url, player, { "x-atrium-language": "PT" })).text());
  expect(head).toEqual(["Número", "Hora (GMT+7)", "Tipo de pontos", "Motivo", "Pontos", "Pontos depois", "Referência"]);
  expect(body).toHaveLength(rows);
  const [number, , type = "", cause = "", points, after] = body[0] ?? [];
  expect({ internalID: number, points: Number(points), balanceAfter: Number(after) }).toEqual(
    screen.at("viewer.member.pointEntries.edges.0.node"),
  );
  expect(`${type}${cause}`).not.toMatch(/LIVE|LOTTERY|SLOTS|SPORTS|REDEEM|DEPOSIT|BET|RETURN|CONVERT/);
});

it("sends only the bonuses of the period", async () => {
  const all = await prepare({ bonuses: {} });
  const { url, rows } = await prepare({ bonuses: month });
  expect(rows).toBeLessThan(all.rows);
  expect(rowsOf(await (await read(url)).text())).toHaveLength(rows + 1);
});

const TEAM = `query ($team: DownlineFilter, $profit: ProfitAndLossFilter, $revenue: AgentRevenueFilter,
  $payouts: ContractPayoutFilter, $bets: TeamBetFilter) {
  viewer { agent {
    teamBets(filter: $bets, first: 1) { totalCount totals { houseResult { amount } } }
    downline(filter: $team, first: 1) { totalCount }
    profitAndLoss(filter: $profit, first: 1) {
      totalCount totals { balance { closing { amount } } stake { amount } profit { amount } houseResult { amount } } }
    revenue(filter: $revenue) { rows { from } totals { gross { amount } total { amount } } }
    contractPayouts(filter: $payouts, first: 1) { totalCount totalAmount { amount } }
  } } }`;

it("sends the reports of an agent with the totals of the screens, and only to agents", async () => {
  const agent = await t.loggedIn("agent");
  const [profit, revenue] = [month, { ...month, group: "WEEK" }];
  const payouts = { ...month, kind: "DAILY_SALARY" };
  const team = { keyword: "line" };
  const bets = { ...month, status: "WON" };
  const screens = await agent.run(TEAM, { team, profit, revenue, payouts, bets });
  const own = (path: string) => screens.at(`viewer.agent.${path}`);
  for (const { input, count, sums } of [
    { input: { downline: team }, count: own("downline.totalCount"), sums: {} },
    {
      input: { profitAndLoss: profit },
      count: own("profitAndLoss.totalCount"),
      sums: {
        "Closing balance": own("profitAndLoss.totals.balance.closing.amount"),
        Stake: own("profitAndLoss.totals.stake.amount"),
        "Players, with bonuses": own("profitAndLoss.totals.profit.amount"),
        "House, after bonuses": own("profitAndLoss.totals.houseResult.amount"),
      },
    },
    {
      input: { teamBets: bets },
      count: own("teamBets.totalCount"),
      sums: { "House result": own("teamBets.totals.houseResult.amount") },
    },
    {
      input: { revenue },
      count: Object(own("revenue.rows")).length,
      sums: { "House result": own("revenue.totals.gross.amount"), "Paid to you": own("revenue.totals.total.amount") },
    },
    {
      input: { contractPayouts: payouts },
      count: own("contractPayouts.totalCount"),
      sums: { "Amount paid": own("contractPayouts.totalAmount.amount") },
    },
  ]) {
    expect(count).toBeGreaterThan(3);
    const { url, rows } = await prepare(input, agent);
    expect(rows).toBe(count);
    const [head = [], ...body] = rowsOf(await (await read(url, agent)).text());
    expect(body).toHaveLength(rows);
    for (const [heading, total] of Object.entries(sums)) {
      const column = head.indexOf(heading);
      expect(String(body.reduce((all, row) => all + BigInt(row[column] ?? "x"), 0n)), heading).toBe(total);
    }
    expect((await player.run(exportMutation, { input })).codes).toEqual(["FORBIDDEN"]);
  }
  const all = await prepare({ contractPayouts: month }, agent);
  expect(await (await read(all.url, agent)).text()).toContain("Hourly salary");
});

it("works once, and only for the member who asked", async () => {
  const { url } = await prepare({ betRecord: month });
  expect((await fetch(`${origin}${url}`)).status).toBe(401);
  const other = await t.loggedIn("vipclub");
  expect((await read(url, other)).status).toBe(404);
  const mine = await prepare({ betRecord: month });
  expect((await (await read(mine.url)).text()).length).toBeGreaterThan(100);
  expect((await read(mine.url)).status).toBe(404);
  expect((await read("/export?ticket=../../x")).status).toBe(404);
});

it("works with a token instead of a cookie, for partners' front-ends", async () => {
  const partner = t.client();
  const login = await partner.run("mutation ($input: LogInInput!) { logIn(input: $input) { bearerToken } }", {
    input: { username: "demo", password: seededPassword, delivery: "BEARER" },
  });
  const { url } = await prepare({ deposits: month });
  const headers = { authorization: `Bearer ${login.text("logIn.bearerToken")}` };
  expect((await fetch(`${origin}${url}`, { headers })).status).toBe(200);
});

/** A platform's file without an end. */
async function* endless(seen: { rows: number; isOver: boolean }) {
  try {
    yield "betId,placedAt,gameName\r\n";
    for (;;) {
      seen.rows += 1;
      yield `B${seen.rows},2026-11-22T10:00:00.000Z,"=cmd|' /C calc'!A0, ""x"""\r\n`;
    }
  } finally {
    seen.isOver = true;
  }
}

it("reads no more than the reader takes, and ends the platform's answer with the reader", async () => {
  const seen = { rows: 0, isOver: false };
  const reader = { language: "EN", timeZone: "UTC" };
  const file = exportFile(Readable.from(endless(seen)), exportReports.betRecord, reader);
  const first = await file.next();
  await delay(50);
  const { rows } = seen;
  await delay(50);
  expect(seen.rows).toBe(rows);
  expect(rows).toBeLessThan(2_000);
  const [, row] = String(first.value).split("\r\n");
  expect(row).toBe(`B1,2026-11-22 10:00:00,,"'=cmd|' /C calc'!A0, ""x""",,,,,,,,,,`);
  await file.return(undefined);
  await vi.waitFor(() => expect(seen.isOver).toBe(true));
});

it("sends only one file at a time to a member", async () => {
  const [one, two] = [await prepare({ betRecord: month }), await prepare({ accountRecord: month })];
  const answers = await Promise.all([read(one.url), read(two.url)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 429]);
  await Promise.all(answers.map((answer) => text(answer.body ?? new ReadableStream())));
});

it("cuts off a reader that takes nothing of a file, and frees its place", async () => {
  await using platform = await startPlatform((_asked, res) => {
    res.setHeader("content-type", "text/csv");
    Readable.from(endless({ rows: 0, isOver: false })).pipe(res);
  });
  const { url } = await prepare({ betRecord: month });
  filesFrom = platform.origin;
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  try {
    const answer = await read(url);
    expect(answer.status).toBe(200);
    // The first windows end well: the system's own memory takes a part of the file.
    await expect.poll(() => vi.advanceTimersByTime(20_000) && vi.getTimerCount(), { timeout: 5_000 }).toBe(0);
    await expect(answer.text()).rejects.toThrow();
  } finally {
    vi.useRealTimers();
    filesFrom = undefined;
  }
  expect(await (await fetch(`${origin}/metrics`)).text()).toContain('atrium_slow_readers_total{route="/export"} 1');
  expect((await read((await prepare({ betRecord: month })).url)).status).toBe(200);
});
