import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { control } from "../testing/gateway.ts";
import { startForFile } from "../testing/startForFile.ts";

const { sandbox, t } = await startForFile();

const PASSWORD = "Atrium!2026";
const POINTS = `{ viewer { member { wallet { available { amount } } points { total byType { type points }
  terms { earnings { type amountPerPoint { amount currency } mostPerDay } convertStep convertLeast convertWorth { amount } } } } } }`;
const MALL = `query ($category: PointRewardCategory) { site { pointRewards(category: $category, first: 3) {
  totalCount edges { node { id internalID category kind title image { url } points amount { amount currency } turnover stock
  mostPerMember leastRank } } } } }`;
const REDEEMS = `query ($filter: PointRedeemFilter) { viewer { member { pointRedeems(filter: $filter, first: 5) { totalCount
  edges { node { id title kind quantity points address status reason createdAt decidedAt } } } } } }`;
const ENTRIES = `query ($filter: PointEntryFilter) { viewer { member { pointEntries(filter: $filter, first: 2) { totalCount
  pageCursors { last { page } } edges { node { id type cause points balanceAfter reference } } } } } }`;
const REDEEM = `mutation ($input: RedeemPointRewardInput!) { redeemPointReward(input: $input) {
  redeem { internalID status points } reward { stock } member { points { total } } userErrors { code field } } }`;
const CONVERT = `mutation ($input: ConvertPointsInput!) { convertPoints(input: $input) {
  converted { amount currency } member { points { total } } userErrors { code field } } }`;
const NODE = `query ($id: ID!) { node(id: $id) { id ... on PointRedeem { status } ... on PointReward { stock } } }`;
const WATCH =
  "subscription { pointsChanged { points { total } pointRedeems(first: 1) { edges { node { status reason } } } } }";
const MONTH = { period: { preset: "LAST_30" } };
const last30 = (more: object = {}) => ({ filter: { ...MONTH, ...more } });

it("shows the mall to everybody, and points, redeems and details to their member", async () => {
  const guest = t.client();
  const mall = await guest.ask(MALL, { category: "LIFESTYLE" });
  expect(mall.at("site.pointRewards")).toMatchObject({
    totalCount: 4,
    edges: [
      { node: { kind: "ITEM", title: "Atrium mug", points: 600, amount: null, mostPerMember: 5, leastRank: 0 } },
      {},
      {},
    ],
  });
  expect(mall.text("site.pointRewards.edges.0.node.image.url")).toContain("/img/banner/point-6.svg");
  expect((await guest.run(POINTS)).at("viewer.member")).toBeNull();
  expect((await guest.run(MALL, { category: "UNKNOWN" })).codes).toEqual(["BAD_USER_INPUT"]);

  const demo = await t.loggedIn("demo");
  const points = await demo.ask(POINTS);
  expect(points.at("viewer.member.points.terms")).toMatchObject({
    convertStep: 100,
    convertLeast: 100,
    convertWorth: { amount: "1000" },
    earnings: expect.arrayContaining([
      { type: "SLOTS", amountPerPoint: { amount: "2000", currency: "VND" }, mostPerDay: 5_000 },
    ]),
  });
  const redeems = await demo.run(REDEEMS, last30());
  expect(redeems.at("viewer.member.pointRedeems")).toMatchObject({
    totalCount: 3,
    edges: [
      { node: { status: "IN_PROCESS", decidedAt: null, reason: null } },
      { node: { status: "REJECTED", reason: expect.stringContaining("address") } },
      { node: { status: "APPROVED", quantity: 2, points: 1_200 } },
    ],
  });
  const entries = await demo.run(ENTRIES, last30({ type: "REDEEM" }));
  expect(entries.at("viewer.member.pointEntries")).toMatchObject({
    totalCount: 4,
    edges: [{ node: { cause: "REDEEM", points: -900 } }, { node: { cause: "RETURN", points: 800 } }],
  });
  expect((await demo.run(ENTRIES, last30({ type: "UNKNOWN" }))).codes).toEqual(["BAD_USER_INPUT"]);

  const other = await t.loggedIn("vipclub");
  for (const path of ["viewer.member.pointRedeems.edges.0.node.id", "viewer.member.pointEntries.edges.0.node.id"]) {
    const id = (path.includes("Redeems") ? redeems : entries).text(path);
    expect((await demo.run(NODE, { id })).at("node.id")).toBe(id);
    for (const stranger of [other, t.client()]) expect((await stranger.run(NODE, { id })).at("node")).toBeNull();
  }
});

it("redeems once with the password, and sends points and the decision to open windows", async () => {
  const vip = await t.loggedIn("vipclub");
  const id = (await vip.run(MALL, { category: "LIFESTYLE" })).text("site.pointRewards.edges.0.node.id");
  const before = Number((await vip.run(POINTS)).at("viewer.member.points.total"));
  const window = vip.watch(WATCH);
  const heard = async () => (await window.next()).value?.at("pointsChanged");
  expect(await heard()).toMatchObject({ points: { total: before } });

  const input = {
    rewardId: id,
    quantity: 1,
    password: PASSWORD,
    address: "12 Nguyen Hue, District 1",
    idempotencyKey: randomUUID(),
  };
  const [first, again] = await Promise.all([vip.run(REDEEM, { input }), vip.run(REDEEM, { input })]);
  for (const answer of [first, again]) {
    expect(answer.at("redeemPointReward")).toMatchObject({
      redeem: { status: "IN_PROCESS", points: 600 },
      reward: { stock: 197 },
      member: { points: { total: before - 600 } },
      userErrors: [],
    });
  }
  const redeemId = first.text("redeemPointReward.redeem.internalID");
  await control(sandbox, "redeem/decide", { redeemId, status: "REJECTED", reason: "No longer made" });
  const node = { node: { status: "REJECTED", reason: "No longer made" } };
  await expect.poll(heard, { timeout: 10_000 }).toEqual({ points: { total: before }, pointRedeems: { edges: [node] } });
  await window.return();

  for (const [changes, code, field] of [
    [{ password: "wrong" }, "PASSWORD_INCORRECT", ["password"]],
    [{ address: "short" }, "VALIDATION_FAILED", ["address"]],
    [{ quantity: 101 }, "VALIDATION_FAILED", ["quantity"]],
    [{ quantity: 6 }, "REWARD_LIMIT", null],
  ] as const) {
    const refused = await vip.run(REDEEM, { input: { ...input, ...changes, idempotencyKey: randomUUID() } });
    expect(refused.at("redeemPointReward")).toMatchObject({
      redeem: null,
      member: null,
      userErrors: [{ code, field }],
    });
  }
  const mall = await vip.run(MALL, { category: "LIFESTYLE" });
  expect(mall.at("site.pointRewards.edges.1.node")).toMatchObject({ internalID: "7", stock: 150 });
  await control(sandbox, "redeem/stock", { rewardId: 7, stock: 0 });
  const late = { ...input, rewardId: mall.text("site.pointRewards.edges.1.node.id"), idempotencyKey: randomUUID() };
  expect((await vip.run(REDEEM, { input: late })).at("redeemPointReward")).toMatchObject({
    redeem: null,
    reward: { stock: 0 },
    userErrors: [{ code: "REWARD_OUT_OF_STOCK" }],
  });
  expect((await vip.run(REDEEM, { input: { ...input, rewardId: "x" } })).codes).toEqual(["BAD_ID"]);
});

it("converts points to money of the wallet once", async () => {
  const demo = await t.loggedIn("demo");
  const before = await demo.run(POINTS);
  const input = { points: 200, password: PASSWORD, idempotencyKey: randomUUID() };
  const total = Number(before.at("viewer.member.points.total"));
  for (const answer of await Promise.all([demo.run(CONVERT, { input }), demo.run(CONVERT, { input })])) {
    expect(answer.at("convertPoints")).toEqual({
      converted: { amount: "2000", currency: "VND" },
      member: { points: { total: total - 200 } },
      userErrors: [],
    });
  }
  const money = (answer: typeof before) => Number(answer.text("viewer.member.wallet.available.amount"));
  expect(money(await demo.run(POINTS))).toBe(money(before) + 2_000);
  for (const [points, code] of [
    [150, "AMOUNT_OUT_OF_RANGE"],
    [-100, "AMOUNT_OUT_OF_RANGE"],
    [900_000_000, "POINTS_INSUFFICIENT"],
  ] as const) {
    const refused = await demo.run(CONVERT, { input: { ...input, points, idempotencyKey: randomUUID() } });
    expect(refused.at("convertPoints.userErrors.0.code")).toBe(code);
  }
});

it("has no points and an empty mall where the operator offers none", async () => {
  const demo = await t.loggedIn("demo");
  await control(sandbox, "flags", { POINT_MALL: false });
  const none = await demo.run(POINTS);
  expect([none.errors, none.at("viewer.member.points")]).toEqual([undefined, null]);
  await expect.poll(async () => (await demo.run(MALL)).at("site.pointRewards.totalCount"), { timeout: 10_000 }).toBe(0);
  await control(sandbox, "flags", { POINT_MALL: true });
});
