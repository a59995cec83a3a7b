import { randomUUID } from "node:crypto";
import { beforeAll, expect, it } from "vitest";
import { globalId } from "../graph/globalId.ts";
import { control, type TestClient } from "../testing/gateway.ts";
import { startForFile } from "../testing/startForFile.ts";

const { sandbox, t } = await startForFile();
let player: TestClient;
beforeAll(async () => {
  player = t.client();
  await player.logIn("demo");
});

const RECORD = `query ($filter: BetRecordFilter, $first: Int, $after: String) {
  viewer { member { betRecord(filter: $filter, first: $first, after: $after) {
    totalCount pageInfo { hasNextPage endCursor } pageCursors { around { page } }
    totals { stake { amount } profit { amount currency } }
    edges { node { id internalID placedAt gameName game { name } category vendorCode status stake { amount }
      profit { amount } } }
  } } }
}`;
const record = "viewer.member.betRecord";
const PROFIT = `query ($filter: PersonalProfitFilter) { viewer { member { personalProfit(filter: $filter) {
  deposit { amount } withdrawal { amount } stake { amount } payout { amount } bonus { amount } rebate { amount }
  netProfit { amount currency } netDepositsLifetime { amount }
  byCategory { category stake { amount } netProfit { amount } }
  byDay { day deposit { amount } netProfit { amount } }
} } } }`;
const STATEMENT = `query ($filter: ActivityStatementFilter) { viewer { member { activityStatement(filter: $filter) {
  total { firstDay lastDay opening { amount } deposit { amount } closing { amount currency } netDeposit { amount } }
  periods { firstDay lastDay opening { amount } closing { amount } }
} } } }`;
const month = { period: { preset: "LAST_30" } };

it("lists the caller's bets page by page, with the sums of all, in one call a page", async () => {
  const seen: string[] = [];
  let after: string | null = null;
  let pages = 0;
  do {
    const page = await player.ask(RECORD, { filter: month, first: 20, after });
    const edges = page.at(`${record}.edges`);
    if (Array.isArray(edges)) seen.push(...edges.map(({ node }) => String(node.internalID)));
    expect(page.at(`${record}.totalCount`)).toBeGreaterThan(20);
    after = page.at(`${record}.pageInfo.hasNextPage`) === true ? page.text(`${record}.pageInfo.endCursor`) : null;
    pages += 1;
    if (after === null) expect(seen).toHaveLength(Number(page.at(`${record}.totalCount`)));
  } while (after !== null);
  expect(new Set(seen).size).toBe(seen.length);
  expect(t.calls().filter((call) => call?.endsWith("MCSFE_betRecords"))).toHaveLength(pages);
});

it("filters by category, vendor and state, and refuses what no platform knows", async () => {
  const first = await player.run(RECORD, { filter: month, first: 1 });
  const vendorCode = first.text(`${record}.edges.0.node.vendorCode`);
  const category = first.text(`${record}.edges.0.node.category`);
  const filtered = await player.run(RECORD, { filter: { ...month, vendorCode, category, status: "LOST" }, first: 50 });
  const edges = filtered.at(`${record}.edges`);
  for (const { node } of Array.isArray(edges) ? edges : []) {
    expect(node).toMatchObject({ vendorCode, category, status: "LOST" });
  }
  for (const wrong of [{ status: "UNKNOWN" }, { vendorCode: "a b" }]) {
    expect((await player.run(RECORD, { filter: wrong })).codes).toEqual(["BAD_USER_INPUT"]);
  }
});

it("finds a bet by its id, whenever it was placed, for its own player only", async () => {
  const page = await player.run(RECORD, { filter: month, first: 1 });
  const id = page.text(`${record}.edges.0.node.id`);
  const node = "query ($id: ID!) { node(id: $id) { ... on Bet { id gameName game { name } lotteryOrder { id } } } }";
  const found = await player.run(node, { id });
  expect(found.text("node.id")).toBe(id);
  expect(found.text("node.game.name")).toBe(found.text("node.gameName"));
  const other = await t.loggedIn("vipclub");
  expect((await other.run(node, { id })).at("node")).toBeNull();
  expect((await player.run(node, { id: globalId("Bet", "B0' or 1") })).at("node")).toBeNull();
});

it("leads from a bet on a lottery to its order and its draw", async () => {
  const gameCode = "VN_NORTH";
  await control(sandbox, "draw", { gameCode });
  const { value } = Object(await (await fetch(`${sandbox.origin}/lgw/games/${gameCode}/current`)).json());
  const input = {
    lotteryId: globalId("Lottery", gameCode),
    drawNumber: value.numero,
    lines: [{ playType: "DE_SIZE", content: "BIG", unit: "1000", multiple: 1 }],
    idempotencyKey: randomUUID(),
  };
  const placed = await player.run(
    `mutation ($input: PlaceLotteryOrderInput!) { placeLotteryOrder(input: $input) { order { id internalID } } }`,
    { input },
  );
  const order = (field: string) => placed.text(`placeLotteryOrder.order.${field}`);
  const bet = await player.run(
    `query ($id: ID!) { node(id: $id) { ... on Bet { round status lotteryOrder { id drawNumber } } } }`,
    { id: globalId("Bet", order("internalID")) },
  );
  expect(bet.at("node")).toEqual({
    round: value.numero,
    status: "UNSETTLED",
    lotteryOrder: { id: order("id"), drawNumber: value.numero },
  });
});

it("tells the profit, which agrees with the betting record", async () => {
  const bets = await player.run(RECORD, { filter: month, first: 1 });
  const profit = await player.run(PROFIT, { filter: month });
  const path = "viewer.member.personalProfit";
  expect(profit.errors).toBeUndefined();
  expect(profit.at(`${path}.stake`)).toEqual(bets.at(`${record}.totals.stake`));
  expect(profit.text(`${path}.netProfit.currency`)).toBe("VND");
  const byCategory = profit.at(`${path}.byCategory`);
  const categories = Array.isArray(byCategory) ? byCategory.map(({ category }) => category) : [];
  expect(categories.length).toBeGreaterThan(0);
  const one = await player.run(PROFIT, { filter: { ...month, category: categories[0] } });
  expect(one.at(`${path}.byCategory`)).toEqual([Object(byCategory)[0]]);
});

it("states a year month by month, and a month day by day", async () => {
  const path = "viewer.member.activityStatement";
  const year = await player.ask(STATEMENT);
  const balance = await player.run("{ viewer { member { wallet { total { amount currency } } } } }");
  expect(year.at(`${path}.total.closing`)).toEqual(balance.at("viewer.member.wallet.total"));
  expect(year.at(`${path}.periods.0.opening`)).toEqual(year.at(`${path}.total.opening`));
  const [firstDay, lastDay] = [year.text(`${path}.total.firstDay`), year.text(`${path}.total.lastDay`)];
  const whole = await player.run(STATEMENT, { filter: { period: { days: { from: firstDay, to: lastDay } } } });
  expect(whole.at(path)).toEqual(year.at(path));
  const days = (await player.run(STATEMENT, { filter: month })).at(`${path}.periods`);
  expect(Array.isArray(days) && days.every((day) => day.firstDay === day.lastDay)).toBe(true);

  const long = { period: { days: { from: "2025-01-01", to: "2026-01-02" } } };
  expect((await player.run(STATEMENT, { filter: long })).codes).toEqual(["BAD_USER_INPUT"]);
});
