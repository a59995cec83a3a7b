import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { globalId } from "../graph/globalId.ts";
import { control, eventWhere } from "../testing/gateway.ts";
import { png } from "../testing/png.ts";
import { startForFile } from "../testing/startForFile.ts";

const { sandbox, t } = await startForFile();

const TERMS = `{ viewer { member { payoutAccounts { id } wallet { available { amount } locked { amount } withdrawalTerms {
  least { amount currency } most { amount } dailyCount dailyCountLeft dailyAmountLeft { amount } feeRate
  turnoverRequired { amount } confirmMinutes isAllowed isPaymentPasswordSet isIdentityCheckNeeded } } } } }`;
const WITHDRAWAL = `id internalID bankName lastFour amount { amount currency } fee { amount } arriving { amount }
  paid { amount } state endedAt confirmBefore viewerCanCancel viewerCanConfirm timeline { state }
  parts { internalID amount { amount } state paidAt isDepositFinal proofCount viewerCanConfirm }`;
const ERRORS = "userErrors { code field }";
const CREATE = `mutation ($input: CreateWithdrawalInput!) { createWithdrawal(input: $input) {
  withdrawal { ${WITHDRAWAL} } wallet { locked { amount } } ${ERRORS} } }`;
const TRIES = `mutation ($input: CreateWithdrawalInput!) { createWithdrawal(input: $input) {
  userErrors { code message triesLeft } } }`;
const CANCEL = `mutation ($id: ID!) { cancelWithdrawal(input: { withdrawalId: $id }) {
  withdrawal { state } wallet { locked { amount } } ${ERRORS} } }`;
const CONFIRM = `mutation ($input: ConfirmWithdrawalInput!) { confirmWithdrawal(input: $input) {
  withdrawal { ${WITHDRAWAL} } ${ERRORS} } }`;
const LIST = `query ($filter: WithdrawalFilter) { viewer { member { withdrawals(filter: $filter, first: 2) {
  totalCount edges { node { internalID state } } } } } }`;
const NODE = `query ($id: ID!) { node(id: $id) { ... on Withdrawal { ${WITHDRAWAL} } } }`;

type Client = ReturnType<typeof t.client>;
const paymentPassword = "246810";

async function memberClient(username: string): Promise<{ client: Client; payoutAccountId: string }> {
  const client = await t.loggedIn(username);
  return { client, payoutAccountId: (await client.run(TERMS)).text("viewer.member.payoutAccounts.0.id") };
}

/** Uploads a picture, and returns its id. */
async function upload({ cookies }: Client): Promise<string> {
  const { origin } = t;
  const body = new FormData();
  body.append("file", new Blob([new Uint8Array(png(40))]), "proof.png");
  body.append("purpose", "withdrawal");
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  const answer = await fetch(`${origin}/upload`, {
    method: "POST",
    body,
    headers: { cookie, "x-atrium-csrf": "1", origin },
  });
  return Object(await answer.json()).imageId;
}

it("locks money once, follows the withdrawal live, and takes the answer", async () => {
  await control(sandbox, "balance", { username: "demo", amount: "1000000" });
  const { client, payoutAccountId } = await memberClient("demo");
  const terms = await client.ask(TERMS);
  expect(terms.at("viewer.member.wallet.withdrawalTerms")).toEqual({
    least: { amount: "50000", currency: "VND" },
    most: { amount: "50000000" },
    dailyCount: 5,
    dailyCountLeft: 5,
    dailyAmountLeft: { amount: "100000000" },
    feeRate: "0.005",
    turnoverRequired: { amount: expect.stringMatching(/^\d+$/) },
    confirmMinutes: 30,
    isAllowed: true,
    isPaymentPasswordSet: true,
    isIdentityCheckNeeded: false,
  });

  const input = { payoutAccountId, amount: "200000", paymentPassword, idempotencyKey: randomUUID() };
  const [first, again] = await Promise.all([client.run(CREATE, { input }), client.run(CREATE, { input })]);
  const id = first.text("createWithdrawal.withdrawal.id");
  expect(again.text("createWithdrawal.withdrawal.id")).toBe(id);
  expect(first.at("createWithdrawal")).toMatchObject({
    withdrawal: { state: "REVIEW", fee: { amount: "1000" }, arriving: { amount: "199000" }, viewerCanCancel: true },
    wallet: { locked: { amount: "200000" } },
    userErrors: [],
  });

  const watching = client.watch(`subscription { withdrawalChanged(id: "${id}") { state parts { state } } }`);
  const list = client.watch(
    "subscription { withdrawalsChanged { withdrawals(filter: { states: [AWAITING_CONFIRM] }) { totalCount } } }",
  );
  expect((await watching.next()).value?.at("withdrawalChanged.state")).toBe("REVIEW");
  const heard = eventWhere(list, (event) => event.at("withdrawalsChanged.withdrawals.totalCount") === 1);
  await t.listens(2);
  const next = eventWhere(watching, (event) => event.at("withdrawalChanged.state") !== "REVIEW");
  const withdrawId = first.text("createWithdrawal.withdrawal.internalID");
  await control(sandbox, "withdraw/settle", { withdrawId, step: "PAY" });
  expect((await next).at("withdrawalChanged")).toEqual({
    state: "AWAITING_CONFIRM",
    parts: [{ state: "AWAITING_CONFIRM" }],
  });
  await heard;
  await watching.return();
  await list.return();

  const answer = { withdrawalId: id, receipt: "RECEIVED", idempotencyKey: randomUUID() };
  const [confirmed, repeated] = await Promise.all([
    client.run(CONFIRM, { input: answer }),
    client.run(CONFIRM, { input: answer }),
  ]);
  expect(confirmed.at("confirmWithdrawal")).toMatchObject({
    withdrawal: {
      state: "RECEIVED",
      paid: { amount: "199000" },
      viewerCanConfirm: false,
      parts: [
        {
          internalID: "1",
          paidAt: expect.stringMatching(/^\d{4}-.*Z$/),
          isDepositFinal: true,
          viewerCanConfirm: false,
        },
      ],
    },
    userErrors: [],
  });
  expect(repeated.at("confirmWithdrawal.withdrawal.state")).toBe("RECEIVED");
  const states = ["REVIEW", "APPROVED", "PAYING", "AWAITING_CONFIRM", "RECEIVED"].map((state) => ({ state }));
  expect((await client.run(NODE, { id })).at("node.timeline")).toEqual(states);
  const listed = await client.run(LIST, { filter: { states: ["RECEIVED"], period: { preset: "TODAY" } } });
  expect(listed.at("viewer.member.withdrawals.edges.0.node")).toEqual({ internalID: withdrawId, state: "RECEIVED" });

  const other = await memberClient("vipclub");
  for (const stranger of [other.client, t.client()]) expect((await stranger.run(NODE, { id })).at("node")).toBeNull();
  expect((await other.client.run(CANCEL, { id })).codes).toEqual(["NOT_FOUND"]);
  const taken = { ...answer, idempotencyKey: randomUUID() };
  expect((await other.client.run(CONFIRM, { input: taken })).codes).toEqual(["NOT_FOUND"]);
  const theirs = await other.client.run(CREATE, { input: { ...input, idempotencyKey: randomUUID() } });
  expect(theirs.codes).toEqual(["NOT_FOUND"]);
}, 30_000);

it("says why a withdrawal is refused, at the field that it concerns", async () => {
  const { client, payoutAccountId } = await memberClient("demo");
  const input = { payoutAccountId, amount: "50000", paymentPassword, idempotencyKey: "" };
  const refusals: [object, string, string][] = [
    [{ amount: "49999" }, "AMOUNT_OUT_OF_RANGE", "amount"],
    [{ amount: "-50000" }, "AMOUNT_OUT_OF_RANGE", "amount"],
    [{ amount: "50000.5" }, "VALIDATION_FAILED", "amount"],
    [{ amount: "50000000" }, "INSUFFICIENT_BALANCE", "null"],
    [{ paymentPassword: "135791" }, "PAYMENT_PASSWORD_INVALID", "paymentPassword"],
  ];
  for (const [changes, code, field] of refusals) {
    const refused = await client.run(CREATE, { input: { ...input, idempotencyKey: randomUUID(), ...changes } });
    const [error] = [refused.at("createWithdrawal.userErrors.0")];
    expect(error).toEqual({ code, field: field === "null" ? null : [field] });
    expect(refused.at("createWithdrawal.wallet")).toBeNull();
  }
  const again = { ...input, paymentPassword: "135791", idempotencyKey: randomUUID() };
  expect((await client.run(TRIES, { input: again })).at("createWithdrawal.userErrors.0")).toEqual({
    code: "PAYMENT_PASSWORD_INVALID",
    message: expect.stringContaining("Attempts left: 3."),
    triesLeft: 3,
  });
  expect((await client.run(CREATE, { input: { ...input, idempotencyKey: "x" } })).codes).toEqual(["BAD_USER_INPUT"]);
  const notOne = { ...again, payoutAccountId: globalId("Deposit", "x") };
  expect((await client.run(CREATE, { input: notOne })).codes).toEqual(["BAD_ID"]);
});

it("takes pictures of money that did not arrive, and cancels what is not paid", async () => {
  await control(sandbox, "balance", { username: "vipclub", amount: "1000000" });
  const { client, payoutAccountId } = await memberClient("vipclub");
  const input = { payoutAccountId, amount: "100000", paymentPassword };
  const created = await client.run(CREATE, { input: { ...input, idempotencyKey: randomUUID() } });
  const id = created.text("createWithdrawal.withdrawal.id");
  const withdrawId = created.text("createWithdrawal.withdrawal.internalID");
  await control(sandbox, "withdraw/settle", { withdrawId, step: "PAY", amount: "40000" });
  const confirm = async (changes: object) => {
    const answer = { withdrawalId: id, receipt: "NOT_RECEIVED", part: "1", idempotencyKey: randomUUID() };
    return client.run(CONFIRM, { input: { ...answer, ...changes } });
  };
  const refusals: [object, string, string | null][] = [
    [{}, "PROOF_REQUIRED", "imageIds"],
    [{ imageIds: ["a", "b", "c", "d"] }, "IMAGE_COUNT", "imageIds"],
    [{ imageIds: ["../x"] }, "VALIDATION_FAILED", "imageIds"],
    [{ imageIds: [randomUUID()] }, "VALIDATION_FAILED", "imageIds"],
    [{ part: "x" }, "VALIDATION_FAILED", "part"],
    [{ receipt: "FULLY_PAID" }, "CONFIRM_WINDOW_CLOSED", null],
  ];
  for (const [changes, code, field] of refusals) {
    const refused = await confirm(changes);
    expect(refused.at("confirmWithdrawal.userErrors.0")).toEqual({ code, field: field === null ? null : [field] });
  }
  const disputed = await confirm({ imageIds: [await upload(client)] });
  expect(disputed.at("confirmWithdrawal.withdrawal")).toMatchObject({
    state: "DISPUTED",
    confirmBefore: null,
    parts: [{ state: "DISPUTED", proofCount: 1, isDepositFinal: false, viewerCanConfirm: true }],
  });
  await control(sandbox, "withdraw/settle", { withdrawId, step: "ARRIVED" });
  await control(sandbox, "withdraw/settle", { withdrawId, step: "PAY" });
  expect((await confirm({ receipt: "FULLY_PAID", part: undefined })).at("confirmWithdrawal.withdrawal.state")).toBe(
    "FULLY_PAID",
  );

  const open = await client.run(CREATE, { input: { ...input, idempotencyKey: randomUUID() } });
  const cancelled = await client.run(CANCEL, { id: open.text("createWithdrawal.withdrawal.id") });
  expect(cancelled.at("cancelWithdrawal")).toEqual({
    withdrawal: { state: "CANCELLED" },
    wallet: { locked: { amount: "0" } },
    userErrors: [],
  });
  expect((await client.run(CANCEL, { id: "x" })).codes).toEqual(["BAD_ID"]);
});
