import { afterAll, beforeAll, expect, it } from "vitest";
import type { TestClient } from "../testing/gateway.ts";
import { openForFile } from "../testing/startForFile.ts";
import { startTestPlatform } from "../testing/testPlatform.ts";

// Writes to the database of the sandbox.
const sandbox = await startTestPlatform();
afterAll(() => sandbox.close());
const t = await openForFile(sandbox);
let agent: TestClient;
beforeAll(async () => {
  agent = t.client();
  await agent.logIn("agent");
});

const FIGURES = `newMemberCount activeMemberCount deposit { amount } stake { amount currency } houseResult { amount }
  commission { amount } salary { amount } dividend { amount } income { amount }`;
const OVERVIEW = `query ($period: PeriodInput) { viewer { agent { overview(period: $period) {
  memberCount onlineCount previousUntil figures { ${FIGURES} } previous { ${FIGURES} }
  byDay { day stake { amount } houseResult { amount } income { amount } }
  newest { id account registeredAt } onlineNow { account }
} } } }`;
const REVENUE = `query ($filter: AgentRevenueFilter) { viewer { agent { revenue(filter: $filter) {
  rows { from to sums { gross { amount } total { amount } } }
  totals { gross { amount } bonus { amount } net { amount } carryOver { amount } total { amount } balanceForward { amount } }
} } } }`;
const REBATES = `query ($period: PeriodInput) { viewer { member { rebates(period: $period, first: 5) {
  totalCount totalAmount { amount } totalCommission { amount }
  edges { node { id day rate validStake { amount } ownAmount { amount } commission { amount } amount { amount } paidAt
    shares { rateBelow accountCount validStake { amount } } } }
} } } }`;
const NODE = `query ($id: ID!) { node(id: $id) { ... on Rebate { id amount { amount } } } }`;

const numbers = (value: unknown, name: string): number[] =>
  Array.isArray(value) ? value.map((row) => Number(row[name]?.amount ?? row.sums?.[name]?.amount)) : [];

it("reads the overview in one call, with each day and the days before", async () => {
  t.sent.length = 0;
  const answer = await agent.ask(OVERVIEW, { period: { preset: "LAST_7" } });
  expect(t.calls()).toEqual(["GET /wps/member/info", "GET /wps/relay/ACS_overview"]);
  const at = "viewer.agent.overview";
  const days = answer.at(`${at}.byDay`);
  expect(days).toHaveLength(7);
  const sum = (name: string) => numbers(days, name).reduce((total, amount) => total + amount, 0);
  expect(Number(answer.at(`${at}.figures.stake.amount`))).toBe(sum("stake"));
  expect(Number(answer.at(`${at}.figures.houseResult.amount`))).toBe(sum("houseResult"));
  expect(Number(answer.at(`${at}.previous.stake.amount`))).toBeGreaterThan(0);
  // The week still runs: the one before it ends at the same time of day.
  const sinceMs = Date.now() - Date.parse(answer.text(`${at}.previousUntil`));
  expect(Math.round(sinceMs / 86_400_000)).toBe(7);
  expect((await agent.run(OVERVIEW, { period: { preset: "YESTERDAY" } })).at(`${at}.previousUntil`)).toBeNull();
  expect(answer.at(`${at}.newest`)).toHaveLength(5);
});

it("reads the revenue by week, with the same sums as by day", async () => {
  const of = async (group: string) => {
    const answer = await agent.ask(REVENUE, { filter: { period: { preset: "LAST_30" }, group } });
    return { rows: answer.at("viewer.agent.revenue.rows"), totals: answer.at("viewer.agent.revenue.totals") };
  };
  const [days, weeks, months] = [await of("DAY"), await of("WEEK"), await of("MONTH")];
  expect(days.rows).toHaveLength(30);
  expect([weeks.totals, months.totals]).toEqual([days.totals, days.totals]);
  for (const { rows } of [days, weeks, months]) {
    const gross = numbers(rows, "gross").reduce((total, amount) => total + amount, 0);
    expect(days.totals).toMatchObject({ gross: { amount: String(gross) } });
  }
});

it("shows an account the own rebates with their shares, and nobody else's", async () => {
  const seeded = await agent.run(REBATES, { period: { preset: "LAST_7" } });
  await sandbox.platform.db.execute(`
    insert into rebates (member_id, day, currency, rate, own_base, own_amount, shares, commission, paid_at)
    select id, current_date + 1, 'VND', 160, 50000, 800, '[{"rateBelow": 10, "accounts": 2, "base": "100000"}]', 1500, now()
    from members where username = 'agent'`);
  const answer = await agent.run(REBATES, { period: { preset: "LAST_7" } });
  const before = Number(seeded.at("viewer.member.rebates.totalCount"));
  expect(before).toBeGreaterThan(4);
  expect(answer.errors).toBeUndefined();
  expect(answer.at("viewer.member.rebates")).toMatchObject({
    totalCount: before + 1,
    totalAmount: { amount: String(Number(seeded.text("viewer.member.rebates.totalAmount.amount")) + 2300) },
    totalCommission: { amount: String(Number(seeded.text("viewer.member.rebates.totalCommission.amount")) + 1500) },
  });
  expect(answer.at("viewer.member.rebates.edges.0")).toMatchObject({
    node: {
      rate: "0.0160",
      ownAmount: { amount: "800" },
      amount: { amount: "2300" },
      shares: [{ rateBelow: "0.0010", accountCount: 2, validStake: { amount: "100000" } }],
    },
  });
  const id = answer.text("viewer.member.rebates.edges.0.node.id");
  expect((await agent.run(NODE, { id })).at("node")).toEqual({ id, amount: { amount: "2300" } });
  const demo = await t.loggedIn("demo");
  for (const stranger of [demo, t.client()]) expect((await stranger.run(NODE, { id })).at("node")).toBeNull();
  expect((await demo.run(REBATES)).at("viewer.member.rebates.totalCount")).toBe(0);
  for (const query of [OVERVIEW, REVENUE]) expect((await demo.run(query)).at("viewer.agent")).toBeNull();
});

it("refuses periods that are too long", async () => {
  const period = { days: { from: "2026-01-01", to: "2026-06-01" } };
  expect((await agent.run(OVERVIEW, { period })).codes).toEqual(["BAD_USER_INPUT"]);
  expect((await agent.run(REVENUE, { filter: { period } })).codes).toEqual(["BAD_USER_INPUT"]);
});

it("reads the digest of a day in one call, with the bets as the reports have them", async () => {
  t.sent.length = 0;
  const bet = "id account profit { amount } status";
  const digest = await agent.ask(`{ viewer { agent { digest(day: TODAY) { day newAccountCount firstDepositCount
    newAccounts { account at amount { amount } } firstDeposits { account amount { amount currency } }
    biggestWins { ${bet} } biggestLosses { ${bet} } contractsToAnswer contractsOffered } } } }`);
  expect(t.calls()).toEqual(["GET /wps/member/info", "GET /wps/relay/ACS_digest"]);
  const report = await agent.run(`{ viewer { agent { teamBets(filter: { period: { preset: TODAY } },
    sort: { by: PROFIT, direction: ASCENDING }, first: 3) { edges { node { ${bet} } } } } } }`);
  const listed = Object(report.at("viewer.agent.teamBets.edges")).map(({ node }: { node: unknown }) => node);
  expect(digest.at("viewer.agent.digest.biggestLosses")).toEqual(
    listed.filter(({ profit }: { profit: { amount: string } }) => Number(profit.amount) < 0),
  );
});
