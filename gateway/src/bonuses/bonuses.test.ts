import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { type Answer, control, eventWhere } from "../testing/gateway.ts";
import { startForFile } from "../testing/startForFile.ts";

const { sandbox, t } = await startForFile();

const BONUS = `id title amount { amount currency } turnoverRequired { amount } turnoverDone { amount } categories
  holdsWithdrawals status issuedAt expiresAt endedAt`;
const LIST = `query ($filter: BonusFilter) { viewer { member { bonuses(filter: $filter, first: 2) {
  totalCount totals { amount { amount } turnoverDone { amount } } pageInfo { hasNextPage } edges { node { ${BONUS} } } } } } }`;
const NODE = `query ($id: ID!) { node(id: $id) { ... on Bonus { ${BONUS} } } }`;
const FORFEIT = `mutation ($id: ID!, $key: ID!) { forfeitBonus(input: { bonusId: $id, idempotencyKey: $key }) {
  bonus { id status endedAt } userErrors { code } } }`;
const path = "viewer.member.bonuses";

it("lists bonuses with sums, follows one live, and gives it up, for its member only", async () => {
  const browser = await t.loggedIn("demo");
  const other = await t.loggedIn("vipclub");
  const all = await browser.ask(LIST);
  expect(all.at(path)).toMatchObject({
    totalCount: 4,
    totals: { amount: { amount: "468000" } },
    pageInfo: { hasNextPage: true },
    edges: [{ node: { status: "ACTIVE" } }, { node: { status: "FORFEITED", categories: ["SPORTS", "ESPORTS"] } }],
  });
  const active = await browser.run(LIST, { filter: { status: "ACTIVE" } });
  expect(active.at(`${path}.edges.0.node`)).toMatchObject({
    amount: { amount: "200000", currency: "VND" },
    turnoverRequired: { amount: "2000000" },
    turnoverDone: { amount: "640000" },
    categories: [],
    holdsWithdrawals: false,
    endedAt: null,
  });
  const month = { filter: { period: { preset: "LAST_30" } } };
  expect((await browser.run(LIST, month)).at(path)).toMatchObject({
    totalCount: 3,
    totals: { amount: { amount: "348000" } },
  });
  const wrong = { period: { days: { from: "2026-02-02", to: "2026-02-01" } } };
  expect((await browser.run(LIST, { filter: wrong })).codes).toEqual(["BAD_USER_INPUT"]);
  expect((await browser.run(LIST, { filter: { status: "UNKNOWN" } })).codes).toEqual(["BAD_USER_INPUT"]);
  expect((await t.client().run(LIST)).at("viewer.member")).toBeNull();

  const id = active.text(`${path}.edges.0.node.id`);
  const watching = browser.watch(`subscription { bonusChanged(id: "${id}") { status turnoverDone { amount } } }`);
  const counted = (answer: Answer) => Number(answer.text("bonusChanged.turnoverDone.amount"));
  const heard = eventWhere(watching, (answer) => counted(answer) > 640_000);
  await t.listens(1);
  await control(sandbox, "win", { username: "demo", amount: "100000" });
  await heard;
  await watching.return();

  const sent = { id, key: randomUUID() };
  for (const stranger of [other, t.client()]) expect((await stranger.run(NODE, { id })).at("node")).toBeNull();
  expect((await other.run(FORFEIT, sent)).codes).toEqual(["NOT_FOUND"]);
  expect((await browser.run(FORFEIT, { ...sent, key: "x" })).codes).toEqual(["BAD_USER_INPUT"]);
  expect((await browser.run(FORFEIT, { ...sent, id: "x" })).codes).toEqual(["BAD_ID"]);
  for (const key of [sent.key, sent.key, randomUUID()]) {
    const given = await browser.run(FORFEIT, { id, key });
    expect(given.at("forfeitBonus")).toMatchObject({ bonus: { id, status: "FORFEITED" }, userErrors: [] });
  }
  expect((await browser.run(NODE, { id })).at("node")).toMatchObject({ status: "FORFEITED" });
});

const DEPOSIT = `mutation ($amount: Decimal!, $promotion: String, $key: ID!) {
  createDeposit(input: { channelId: "qr", amount: $amount, promotionId: $promotion, idempotencyKey: $key }) {
    deposit { internalID } userErrors { code field } } }`;

it("a deposit for a promotion gives its bonus when it is paid, once", async () => {
  const browser = await t.loggedIn("vipclub");
  const deposit = (promotion: string, amount = "100000") =>
    browser.run(DEPOSIT, { amount, promotion, key: randomUUID() });
  expect((await deposit("4")).at("createDeposit.userErrors.0.code")).toBe("NOT_ELIGIBLE");
  expect((await deposit("2")).at("createDeposit.userErrors.0.code")).toBe("PROMOTION_NOT_OPEN");
  expect((await deposit("8", "87000")).at("createDeposit.userErrors.0")).toEqual({
    code: "AMOUNT_OUT_OF_RANGE",
    field: ["amount"],
  });
  const opened = await deposit("8");
  await control(sandbox, "deposit/settle", { depositId: opened.text("createDeposit.deposit.internalID") });
  const given = await browser.run(LIST, { filter: { status: "ACTIVE" } });
  expect(given.at(path)).toMatchObject({
    totalCount: 1,
    edges: [{ node: { amount: { amount: "88000" }, turnoverRequired: { amount: "880000" }, holdsWithdrawals: true } }],
  });
  expect((await deposit("8")).at("createDeposit.userErrors.0.code")).toBe("ALREADY_APPLIED");
});
