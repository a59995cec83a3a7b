import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { control, eventWhere } from "../testing/gateway.ts";
import { startForFile } from "../testing/startForFile.ts";

const { sandbox, t } = await startForFile();

const CHANNELS = `{ viewer { member { wallet { total { amount } depositChannels {
  internalID kind name icon { url } least { amount } most { amount } feeRate feeFixed { amount } minutes presets { amount } isAvailable } } } } }`;
const DEPOSIT = `id internalID state amount { amount currency } fee { amount } credited { amount }
  payUrl qrContent bankAccount { number reference } endedAt returnedAt`;
const CREATE = `mutation ($channel: String!, $amount: Decimal!, $key: ID!) {
  createDeposit(input: { channelId: $channel, amount: $amount, idempotencyKey: $key }) {
    deposit { ${DEPOSIT} } userErrors { code field } } }`;
const CANCEL = `mutation ($id: ID!) { cancelDeposit(input: { depositId: $id }) { deposit { state } userErrors { code } } }`;
const LIST = `query ($filter: DepositFilter) { viewer { member { deposits(filter: $filter, first: 2) {
  totalCount edges { node { internalID state } } } } } }`;
const NODE = `query ($id: ID!) { node(id: $id) { ... on Deposit { ${DEPOSIT} } } }`;

it("opens a deposit once, follows it live and lists it, for its member only", async () => {
  const browser = await t.loggedIn("demo");
  const other = await t.loggedIn("vipclub");
  const channels = await browser.ask(CHANNELS);
  expect(channels.at("viewer.member.wallet.depositChannels")).toContainEqual({
    internalID: "card",
    kind: "HOSTED_CARD",
    name: "Debit card",
    icon: { url: expect.stringMatching(/^http.*\/img\/channel\/card\.svg\?v=/) },
    least: { amount: "100000" },
    most: { amount: "50000000" },
    feeRate: "0.015",
    feeFixed: { amount: "2000" },
    minutes: 1,
    presets: [{ amount: "200000" }, { amount: "500000" }, { amount: "1000000" }],
    isAvailable: true,
  });
  const before = BigInt(channels.text("viewer.member.wallet.total.amount"));

  const sent = { channel: "card", amount: "200000", key: randomUUID() };
  const [first, again] = await Promise.all([browser.run(CREATE, sent), browser.run(CREATE, sent)]);
  const id = first.text("createDeposit.deposit.id");
  expect(again.text("createDeposit.deposit.id")).toBe(id);
  expect(first.at("createDeposit")).toMatchObject({
    deposit: { state: "CREATED", credited: { amount: "195000" }, payUrl: expect.stringMatching(/^http.*\/pay\//) },
    userErrors: [],
  });

  const watching = browser.watch(`subscription { depositChanged(id: "${id}") { state endedAt } }`);
  expect((await watching.next()).value?.at("depositChanged")).toMatchObject({ endedAt: null });
  const heard = eventWhere(watching, (event) => event.at("depositChanged.state") === "SUCCESS");
  await t.listens(1);
  await control(sandbox, "deposit/settle", { depositId: first.text("createDeposit.deposit.internalID") });
  expect((await heard).at("depositChanged.endedAt")).toEqual(expect.any(String));
  await watching.return();
  expect(BigInt((await browser.run(CHANNELS)).text("viewer.member.wallet.total.amount"))).toBe(before + 195_000n);
  expect((await browser.run(NODE, { id })).at("node")).toMatchObject({ state: "SUCCESS", payUrl: null });
  const list = await browser.run(LIST, { filter: { states: ["SUCCESS"], period: { preset: "TODAY" } } });
  expect(list.at("viewer.member.deposits")).toMatchObject({ totalCount: 1, edges: [{ node: { state: "SUCCESS" } }] });

  for (const stranger of [other, t.client()]) expect((await stranger.run(NODE, { id })).at("node")).toBeNull();
  expect((await other.run(CANCEL, { id })).codes).toEqual(["NOT_FOUND"]);
});

const RECORD = `query ($filter: AccountRecordFilter, $after: String) { viewer { member { accountRecord(filter: $filter, first: 2, after: $after) {
  totalCount totals { incoming { amount } outgoing { amount } } pageInfo { hasNextPage endCursor }
  edges { node { id kind amount { amount currency } balanceBefore { amount } balanceAfter { amount } } } } } } }`;

it("lists the movements of the wallet with sums over the filter", async () => {
  const browser = await t.loggedIn("demo");
  await control(sandbox, "balance", { username: "demo", amount: "7000" });
  await control(sandbox, "balance", { username: "demo", amount: "-3000" });
  const path = "viewer.member.accountRecord";
  const first = await browser.run(RECORD, { filter: { period: { preset: "TODAY" }, kind: "ADJUST" } });
  expect(first.at(path)).toMatchObject({
    totalCount: 2,
    totals: { incoming: { amount: "7000" }, outgoing: { amount: "3000" } },
    edges: [{ node: { kind: "ADJUST", amount: { amount: "-3000", currency: "VND" } } }, { node: { kind: "ADJUST" } }],
  });
  const all = await browser.run(RECORD, { filter: { period: { preset: "LAST_30" } } });
  const next = await browser.run(RECORD, {
    filter: { period: { preset: "LAST_30" } },
    after: all.text(`${path}.pageInfo.endCursor`),
  });
  expect(next.text(`${path}.edges.0.node.balanceAfter.amount`)).toBe(
    all.text(`${path}.edges.1.node.balanceBefore.amount`),
  );
  const id = all.text(`${path}.edges.0.node.id`);
  const node = "query ($id: ID!) { node(id: $id) { ... on AccountMovement { id kind } } }";
  expect((await browser.run(node, { id })).at("node.id")).toBe(id);
  const other = await t.loggedIn("vipclub");
  for (const stranger of [other, t.client()]) expect((await stranger.run(node, { id })).at("node")).toBeNull();
  expect((await browser.run(RECORD, { filter: { kind: "UNKNOWN" } })).codes).toEqual(["BAD_USER_INPUT"]);
  expect((await t.client().run(RECORD)).at("viewer.member")).toBeNull();
});

it("tells what is wrong with a deposit, and cancels one that is open", async () => {
  const browser = await t.loggedIn("demo");
  const refusals: [string, string, string, string][] = [
    ["bank", "99999", "AMOUNT_OUT_OF_RANGE", "amount"],
    ["bank", "-200000", "AMOUNT_OUT_OF_RANGE", "amount"],
    ["bank", "200000.5", "VALIDATION_FAILED", "amount"],
    ["jadewallet", "50000", "CHANNEL_UNAVAILABLE", "null"],
  ];
  for (const [channel, amount, code, field] of refusals) {
    const refused = await browser.run(CREATE, { channel, amount, key: randomUUID() });
    expect([
      refused.at("createDeposit.userErrors.0.code"),
      String(refused.at("createDeposit.userErrors.0.field")),
    ]).toEqual([code, field]);
  }
  expect((await browser.run(CREATE, { channel: "qr", amount: "50000", key: "x" })).codes).toEqual(["BAD_USER_INPUT"]);
  const open = await browser.run(CREATE, { channel: "bank", amount: "200000", key: randomUUID() });
  expect(open.at("createDeposit.deposit")).toMatchObject({
    state: "PENDING",
    bankAccount: {
      number: expect.stringMatching(/^9704\d{10}$/),
      reference: open.text("createDeposit.deposit.internalID"),
    },
  });
  const id = open.text("createDeposit.deposit.id");
  expect((await browser.run(CANCEL, { id })).at("cancelDeposit.deposit.state")).toBe("CANCELLED");
  expect((await browser.run(CANCEL, { id: "x" })).codes).toEqual(["BAD_ID"]);
});

it("says that money came too late and goes back", async () => {
  const browser = await t.loggedIn("demo");
  const opened = await browser.run(CREATE, { channel: "bank", amount: "200000", key: randomUUID() });
  const id = opened.text("createDeposit.deposit.id");
  await browser.run(CANCEL, { id });
  await browser.run(
    `mutation { setPlayLimit(input: { kind: DEPOSIT, period: DAY, amount: "1" }) { userErrors { code } } }`,
  );
  await control(sandbox, "deposit/settle", { depositId: opened.text("createDeposit.deposit.internalID") });
  expect((await browser.run(NODE, { id })).at("node")).toMatchObject({
    state: "CANCELLED",
    returnedAt: expect.any(String),
  });
});
