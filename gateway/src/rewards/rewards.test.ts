import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { type Answer, control, eventWhere } from "../testing/gateway.ts";
import { startForFile } from "../testing/startForFile.ts";

const { sandbox, t } = await startForFile();

const REWARD = "id kind title amount { amount currency } turnoverRequired { amount } status claimBefore endedAt";
const LIST = `query ($filter: RewardFilter) { viewer { member { rewards(filter: $filter, first: 3) {
  totalCount claimableCount totals { amount { amount } claimed { amount currency } } pageInfo { hasNextPage } edges { node { ${REWARD} } } } } } }`;
const NODE = `query ($id: ID!) { node(id: $id) { ... on Reward { ${REWARD} } } }`;
const CLAIM = `mutation ($id: ID!, $key: ID!) { claimReward(input: { rewardId: $id, idempotencyKey: $key }) {
  reward { id status endedAt } userErrors { code message } } }`;
const path = "viewer.member.rewards";

it("lists rewards, and claims one once, for its member only", async () => {
  const browser = await t.loggedIn("demo");
  const other = await t.loggedIn("vipclub");
  const all = await browser.ask(LIST);
  expect(all.at(path)).toMatchObject({
    totalCount: 7,
    claimableCount: 4,
    edges: [
      { node: { kind: "VIP", status: "AVAILABLE", turnoverRequired: { amount: "20000" }, endedAt: null } },
      { node: { kind: "RED_ENVELOPE", amount: { amount: "18000", currency: "VND" } } },
      { node: { kind: "REFERRAL", turnoverRequired: null } },
    ],
  });
  expect((await browser.run(LIST, { filter: { status: "CLAIMED" } })).at(path)).toMatchObject({ totalCount: 1 });
  const promotions = { kind: "PROMOTION", period: { preset: "LAST_30" } };
  expect((await browser.run(LIST, { filter: promotions })).at(path)).toMatchObject({
    totalCount: 2,
    totals: { amount: { amount: "108000" }, claimed: { amount: "88000", currency: "VND" } },
  });
  expect((await browser.run(LIST, { filter: { kind: "UNKNOWN" } })).codes).toEqual(["BAD_USER_INPUT"]);
  expect((await t.client().run(LIST)).at("viewer.member")).toBeNull();

  const id = all.text(`${path}.edges.1.node.id`);
  const sent = { id, key: randomUUID() };
  for (const stranger of [other, t.client()]) expect((await stranger.run(NODE, { id })).at("node")).toBeNull();
  expect((await other.run(CLAIM, sent)).codes).toEqual(["NOT_FOUND"]);
  expect((await browser.run(CLAIM, { ...sent, key: "x" })).codes).toEqual(["BAD_USER_INPUT"]);
  expect((await browser.run(CLAIM, { ...sent, id: "x" })).codes).toEqual(["BAD_ID"]);
  const [first, again] = await Promise.all([browser.run(CLAIM, sent), browser.run(CLAIM, sent)]);
  for (const answer of [first, again]) {
    expect(answer.at("claimReward")).toMatchObject({ reward: { id, status: "CLAIMED" }, userErrors: [] });
  }
  const late = await browser.run(CLAIM, { id, key: randomUUID() });
  expect(late.at("claimReward")).toMatchObject({ reward: null, userErrors: [{ code: "ALREADY_CLAIMED" }] });
  expect((await browser.run(NODE, { id })).at("node")).toMatchObject({ status: "CLAIMED" });
});

it("tells the member's windows of a new reward", async () => {
  const browser = await t.loggedIn("vipclub");
  const window = browser.watch("subscription { rewardsChanged { rewards(first: 1) { edges { node { title } } } } }");
  const title = (event: Answer) => event.at("rewardsChanged.rewards.edges.0.node.title");
  const received = eventWhere(window, (event) => title(event) === "A surprise");
  await t.listens(1);
  await control(sandbox, "reward/grant", { username: "vipclub", title: "A surprise", amount: "5000" });
  await received;
  await window.return();
});

const REFERRAL = `query ($filter: ReferralFriendFilter) { viewer { member { referral {
  code link invitedCount qualifiedCount rewardTotal { amount } qualifyingAmount { amount currency }
  tiers { from reward { amount } }
  friends(filter: $filter, first: 10) { totalCount edges { node { id maskedName isVerified hasDeposited qualifiedAt reward { amount } } } }
} } } }`;

it("tells the invitation and its friends, unless the brand has none", async () => {
  const browser = await t.loggedIn("demo");
  const other = await t.loggedIn("vipclub");
  const all = await browser.ask(REFERRAL);
  expect(all.at("viewer.member.referral")).toMatchObject({
    code: "LINH88",
    link: expect.stringContaining("referralCode=LINH88"),
    invitedCount: 6,
    qualifiedCount: 2,
    rewardTotal: { amount: "20000" },
    qualifyingAmount: { amount: "100000", currency: "VND" },
    tiers: [{ from: 1, reward: { amount: "20000" } }, { from: 5 }, { from: 10 }],
    friends: { totalCount: 6 },
  });
  const recent = await browser.run(REFERRAL, { filter: { period: { preset: "LAST_7" } } });
  expect(recent.at("viewer.member.referral.friends.totalCount")).toBe(0);
  const id = all.text("viewer.member.referral.friends.edges.0.node.id");
  const node = "query ($id: ID!) { node(id: $id) { ... on ReferralFriend { id maskedName } } }";
  expect((await browser.run(node, { id })).at("node.id")).toBe(id);
  for (const stranger of [other, t.client()]) expect((await stranger.run(node, { id })).at("node")).toBeNull();

  await control(sandbox, "flags", { REFERRAL_PROMOTION: false });
  const none = await browser.run(REFERRAL);
  expect([none.errors, none.at("viewer.member.referral")]).toEqual([undefined, null]);
  await control(sandbox, "flags", { REFERRAL_PROMOTION: true });
});
