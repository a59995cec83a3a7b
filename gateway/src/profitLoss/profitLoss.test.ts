import { beforeAll, expect, it } from "vitest";
import { globalId } from "../graph/globalId.ts";
import type { TestClient } from "../testing/gateway.ts";
import { startForFile } from "../testing/startForFile.ts";

const { t } = await startForFile();
let agent: TestClient;
beforeAll(async () => {
  agent = await t.loggedIn("agent");
});

const SUMS = `accountCount ${[
  "deposit",
  "withdrawal",
  "stake",
  "validStake",
  "payout",
  "rebate",
  "bonus",
  "profit",
  "houseResult",
]
  .map((name) => `${name} { amount currency }`)
  .join(" ")}`;
const REPORT = `query ($filter: ProfitAndLossFilter, $sort: ProfitAndLossSort, $first: Int, $after: String) {
  viewer { agent { profitAndLoss(filter: $filter, sort: $sort, first: $first, after: $after) {
    totalCount path pageInfo { hasNextPage endCursor } pageCursors { around { page isCurrent } }
    edges { node { id account kind level otherCurrencies ${SUMS} } }
    totals { ${SUMS} }
    byDay { day deposit { amount } stake { amount } profit { amount } houseResult { amount } }
  } } }
}`;
const NODE = `query ($id: ID!) { node(id: $id) { __typename id ... on AccountProfit { account otherCurrencies ${SUMS} } } }`;
const report = "viewer.agent.profitAndLoss";

it("sums each account with everyone below it, with the totals of the overview", async () => {
  const page = await agent.ask(REPORT, { first: 3 });
  expect(t.calls()).toEqual(["GET /wps/member/info", "GET /wps/relay/ACS_userProfitLoss"]);
  expect(page.at(report)).toMatchObject({
    path: ["agent"],
    pageInfo: { hasNextPage: true },
    pageCursors: { around: [{ page: 1, isCurrent: true }, { page: 2 }, { page: 3 }] },
  });
  expect(page.at(`${report}.edges.0.node`)).toMatchObject({
    level: 1,
    otherCurrencies: [],
    stake: { currency: "VND" },
  });
  const [profit, house] = ["profit", "houseResult"].map((name) => Number(page.text(`${report}.totals.${name}.amount`)));
  expect(profit).toBe(-(house ?? 0));
  const bets = await agent.run(
    "{ viewer { agent { teamBets(first: 1) { totals { stake { amount } payout { amount } } } } } }",
  );
  for (const name of ["stake", "payout"])
    expect(page.at(`${report}.totals.${name}.amount`)).toBe(bets.at(`viewer.agent.teamBets.totals.${name}.amount`));
  const days = page.at(`${report}.byDay`);
  const stakes = Array.isArray(days) ? days.map((day) => Number(day.stake.amount)) : [];
  expect(stakes.reduce((sum, stake) => sum + stake, 0)).toBe(Number(page.text(`${report}.totals.stake.amount`)));
});

it("leads down a level, finds names at any depth, and sorts", async () => {
  const below = await agent.run(REPORT, { filter: { parent: "line01" } });
  expect(below.at(report)).toMatchObject({ totalCount: 1, path: ["agent", "line01"] });
  expect(below.at(`${report}.edges.0.node`)).toMatchObject({
    account: "line02",
    kind: "AGENT",
    level: 2,
    accountCount: 9,
  });
  const found = await agent.run(REPORT, { filter: { keyword: "line10" } });
  expect(found.at(`${report}.edges.0.node`)).toMatchObject({ account: "line10", kind: "PLAYER", accountCount: 1 });
  const byPhone = await agent.run(REPORT, { filter: { keyword: "(090) 123 4567" } });
  expect(byPhone.at(`${report}.edges.0.node.account`)).toBe("demo");
  for (const by of ["STAKE", "PROFIT", "DEPOSIT"]) {
    const sorted = await agent.run(REPORT, { sort: { by, direction: "DESCENDING" } });
    const edges = sorted.at(`${report}.edges`);
    const amounts = Array.isArray(edges) ? edges.map(({ node }) => Number(node[by.toLowerCase()].amount)) : [];
    expect(amounts).toHaveLength(20);
    expect(amounts).toEqual(amounts.toSorted((a, b) => b - a));
  }
  expect((await agent.run(REPORT, { filter: { keyword: "%%" } })).codes).toEqual(["BAD_USER_INPUT"]);
  expect((await agent.run(REPORT, { filter: { parent: "a b" } })).codes).toEqual(["BAD_USER_INPUT"]);
  expect((await agent.run(REPORT, { filter: { parent: "senior" } })).codes).toEqual(["NOT_FOUND"]);
});

it("has an id for each account and period", async () => {
  const ids = new Set<string>();
  for (const period of [
    { preset: "TODAY" },
    { preset: "LAST_30" },
    { days: { from: dayBefore(40), to: dayBefore(0) } },
  ]) {
    const page = await agent.run(REPORT, { filter: { period, keyword: "demo" } });
    const id = page.text(`${report}.edges.0.node.id`);
    ids.add(id);
    const { kind: _kind, level: _level, ...row } = Object(page.at(`${report}.edges.0.node`));
    expect((await agent.run(NODE, { id })).at("node")).toEqual({ __typename: "AccountProfit", ...row });
  }
  expect(ids.size).toBe(3);
  for (const key of ["LAST_7.senior", "LAST_7.nobody", "EVER", "2026-01-01.demo"])
    expect((await agent.run(NODE, { id: globalId("AccountProfit", key) })).at("node")).toBeNull();
});

it("serves agents only, and each of them the own line", async () => {
  const id = globalId("AccountProfit", "LAST_7.demo");
  const [player, sibling] = [await t.loggedIn("demo"), await t.loggedIn("affiliate")];
  expect((await player.run(NODE, { id })).at("node")).toBeNull();
  expect((await t.client().run(NODE, { id })).at("node")).toBeNull();
  expect((await sibling.run(NODE, { id })).at("node")).toBeNull();
  expect((await sibling.run(REPORT, { filter: { parent: "line01" } })).codes).toEqual(["NOT_FOUND"]);
  expect((await sibling.run(REPORT, { filter: { keyword: "line" } })).at(`${report}.totalCount`)).toBe(0);
});

const dayBefore = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

it("says what each account and the agent held at the beginning and at the end, and what moved between", async () => {
  const money = "{ amount currency }";
  const BALANCES = `query ($filter: ProfitAndLossFilter) { viewer { agent { profitAndLoss(filter: $filter, first: 100) {
    totalCount ownBalance { ...b } totals { balance { ...b } } edges { node { account balance { ...b } } } } } } }
    fragment b on PeriodBalance { opening ${money} movement ${money} closing ${money} }`;
  const parts = ["opening", "movement", "closing"] as const;
  const amountsIn = (balance: unknown) => parts.map((part) => Number(Object(balance)[part].amount));
  const page = await agent.run(BALANCES, { filter: { period: { preset: "LAST_30" } } });
  const edges = page.at(`${report}.edges`);
  const rows = Array.isArray(edges) ? edges.map(({ node }) => amountsIn(node.balance)) : [];
  expect(rows).toHaveLength(Number(page.at(`${report}.totalCount`)));
  const totals = amountsIn(page.at(`${report}.totals.balance`));
  for (const index of parts.keys()) expect(rows.reduce((sum, row) => sum + (row[index] ?? 0), 0)).toBe(totals[index]);
  for (const [opening = 0, movement = 0, closing] of [...rows, totals, amountsIn(page.at(`${report}.ownBalance`))])
    expect(opening + movement).toBe(closing);

  const wallet = await agent.run("{ viewer { member { wallet { total { amount } } } } }");
  const today = await agent.run(BALANCES, { filter: { period: { preset: "TODAY" } } });
  expect(today.at(`${report}.ownBalance.closing.amount`)).toBe(wallet.at("viewer.member.wallet.total.amount"));
  const search = await agent.run(BALANCES, { filter: { keyword: "demo" } });
  expect(search.at(`${report}.totalCount`)).toBe(1);
  expect(search.at(`${report}.totals.balance`)).toEqual(search.at(`${report}.edges.0.node.balance`));
  expect(search.text(`${report}.totals.balance.closing.amount`)).not.toBe("0");
});
