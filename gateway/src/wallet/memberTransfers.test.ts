import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { control, eventWhere } from "../testing/gateway.ts";
import { startForFile } from "../testing/startForFile.ts";

const { sandbox, t } = await startForFile();

const TERMS = `query ($direction: TransferDirection!) { viewer { member { wallet { transferTerms(direction: $direction) {
  upline { account nickname } least { amount currency } dailyCountLeft isPaymentPasswordSet } } } } }`;
const TO_UPLINE = `mutation ($input: TransferToUplineInput!) { transferToUpline(input: $input) {
  transferred { amount currency } wallet { available { amount } } userErrors { code field } } }`;
const TO_DOWNLINE = `mutation ($input: TransferToDownlineInput!) { transferToDownline(input: $input) {
  transferred { amount } userErrors { code field } } }`;
const BALANCE = `{ viewer { member { wallet { available { amount } } } } }`;
const LATEST = `{ viewer { member {
  messages(first: 1) { edges { node { title summary } } }
  accountRecord(first: 1) { edges { node { kind amount { amount } remark } } } } } }`;

const sent = (changes: object = {}) => ({
  input: { amount: "50000", paymentPassword: "246810", idempotencyKey: randomUUID(), ...changes },
});

it("moves money to the upline once, live for both, with a message and a row in both records", async () => {
  const [demo, agent] = [await t.loggedIn("demo"), await t.loggedIn("agent")];
  expect((await demo.run(TERMS, { direction: "UPLINE" })).at("viewer.member.wallet.transferTerms")).toEqual({
    upline: { account: "ag***t", nickname: "Mai" },
    least: { amount: "10000", currency: "VND" },
    dailyCountLeft: 10,
    isPaymentPasswordSet: true,
  });
  const [mine, theirs] = await Promise.all(
    [demo, agent].map(async (client) =>
      BigInt((await client.run(BALANCE)).text("viewer.member.wallet.available.amount")),
    ),
  );
  const window = agent.watch("subscription { balanceChanged { available { amount } } }");
  const credited = `${(theirs ?? 0n) + 50_000n}`;
  const received = eventWhere(window, (event) => event.at("balanceChanged.available.amount") === credited);
  await t.listens(1);

  const variables = sent({ remark: "for Tet" });
  const answers = await Promise.all([demo.run(TO_UPLINE, variables), demo.run(TO_UPLINE, variables)]);
  for (const answer of [...answers, await demo.run(TO_UPLINE, variables)]) {
    expect(answer.at("transferToUpline")).toEqual({
      transferred: { amount: "50000", currency: "VND" },
      wallet: { available: { amount: `${(mine ?? 0n) - 50_000n}` } },
      userErrors: [],
    });
  }
  await received;
  await window.return();
  const row = (amount: string) => ({ kind: "TRANSFER", amount: { amount }, remark: "de***o → ag***t: for Tet" });
  expect((await demo.run(LATEST)).at("viewer.member.accountRecord.edges.0.node")).toEqual(row("-50000"));
  const of = await agent.run(LATEST);
  expect(of.at("viewer.member.accountRecord.edges.0.node")).toEqual(row("50000"));
  expect(of.at("viewer.member.messages.edges.0.node.summary")).toBe("demo transferred ₫50,000 to you. Remark: for Tet");
});

it("says why a transfer is refused, at the field", async () => {
  const demo = await t.loggedIn("demo");
  for (const [changes, code, field] of [
    [{ amount: "1" }, "AMOUNT_OUT_OF_RANGE", ["amount"]],
    [{ amount: "-1" }, "AMOUNT_OUT_OF_RANGE", ["amount"]],
    [{ amount: "49999999" }, "INSUFFICIENT_BALANCE", null],
    [{ remark: "x".repeat(51) }, "VALIDATION_FAILED", ["remark"]],
    [{ paymentPassword: "135791" }, "PAYMENT_PASSWORD_INVALID", ["paymentPassword"]],
  ] as const) {
    const refused = await demo.run(TO_UPLINE, sent(changes));
    expect(refused.at("transferToUpline")).toEqual({ transferred: null, wallet: null, userErrors: [{ code, field }] });
  }
  const agent = await t.loggedIn("agent");
  const toDemo = await agent.run(TO_DOWNLINE, sent({ account: "demo" }));
  expect(toDemo.at("transferToDownline")).toEqual({ transferred: { amount: "50000" }, userErrors: [] });
  const unknown = await agent.run(TO_DOWNLINE, sent({ account: "senior" }));
  expect(unknown.at("transferToDownline.userErrors")).toEqual([{ code: "DOWNLINE_NOT_FOUND", field: ["account"] }]);
});

it("is for members with an upline, and for agents, where the operator allows it", async () => {
  const [demo, senior] = [await t.loggedIn("demo"), await t.loggedIn("senior")];
  expect((await demo.run(TO_DOWNLINE, sent({ account: "agent" }))).codes).toEqual(["FORBIDDEN"]);
  expect((await senior.run(TO_UPLINE, sent())).at("transferToUpline.userErrors.0.code")).toBe("TRANSFER_NOT_ALLOWED");
  expect((await senior.run(TERMS, { direction: "UPLINE" })).at("viewer.member.wallet.transferTerms")).toBeNull();
  await control(sandbox, "flags", { TRANSFER_UPLINE: false });
  expect((await demo.run(TERMS, { direction: "UPLINE" })).at("viewer.member.wallet.transferTerms")).toBeNull();
  expect((await demo.run(TO_UPLINE, sent())).at("transferToUpline.userErrors.0.code")).toBe("TRANSFER_NOT_ALLOWED");
});
