import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { globalId } from "../graph/globalId.ts";
import { control } from "../testing/gateway.ts";
import { startForFile } from "../testing/startForFile.ts";

const { sandbox, t } = await startForFile();

const WALLET = `{ viewer { member { id username currency labels { name } club { rank } avatar { url } unreadMessageCount openMissionCount
  wallet { id total { amount currency } available { amount } bonus { amount } locked { amount } updatedAt accounts { id internalID balance { amount } } }
} } }`;
const NODE = `query ($id: ID!) { node(id: $id) { __typename id } }`;

it("reads each part of a member once, also when five fields come from one call", async () => {
  const browser = await t.loggedIn("demo");
  t.sent.length = 0;
  const { data } = await browser.ask(WALLET);
  expect(data).toMatchObject({
    viewer: {
      member: { username: "demo", currency: "VND", club: { rank: 3 }, avatar: { url: expect.stringMatching(/^http/) } },
    },
  });
  expect(t.calls().toSorted()).toEqual([
    "GET /wps/member/info",
    "GET /wps/relay/CSP_unreadCount",
    "GET /wps/relay/GCS_merchantWallet",
    "GET /wps/relay/MCSFE_getPlayerAvatar",
    "GET /wps/v2/wallets/balance",
  ]);
});

it("never keeps a balance for another request or member", async () => {
  const demo = await t.loggedIn("demo");
  const vip = await t.loggedIn("vipclub");
  const TOTAL = `{ viewer { member { username wallet { total { amount } } } } }`;
  const before = BigInt((await demo.run(TOTAL)).text("viewer.member.wallet.total.amount"));
  await control(sandbox, "balance", { username: "demo", amount: "5" });
  expect((await demo.run(TOTAL)).text("viewer.member.wallet.total.amount")).toBe(`${before + 5n}`);
  expect((await vip.run(TOTAL)).at("viewer.member.username")).toBe("vipclub");
  const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => (index % 2 ? demo : vip).run(TOTAL)));
  expect(answers.map((answer) => answer.at("viewer.member.username"))).toEqual(
    Array.from({ length: 20 }, (_, index) => (index % 2 ? "demo" : "vipclub")),
  );
});

const ACCOUNTS = `{ viewer { member { wallet { accounts { id internalID balance { amount } } } } } }`;
const TRANSFER = `mutation ($from: ID!, $to: ID!, $amount: Decimal, $key: ID!) {
  transferFunds(input: { from: $from, to: $to, amount: $amount, idempotencyKey: $key }) {
    transferred { amount } wallet { accounts { internalID balance { amount } } } userErrors { code field } } }`;
const COLLECT = `mutation ($key: ID!) { collectFunds(input: { idempotencyKey: $key }) {
  notCollected { internalID } wallet { accounts { internalID balance { amount } } } userErrors { code } } }`;
interface Account {
  id: string;
  internalID: string;
  balance: { amount: string };
}
const amountIn = (accounts: unknown, code: string) =>
  BigInt((accounts as Account[]).find(({ internalID }) => internalID === code)?.balance.amount ?? -1);

it("moves money between the member's wallets once per key, and collects it again", async () => {
  const browser = await t.loggedIn("demo");
  const other = await t.loggedIn("vipclub");
  const accounts = (await browser.run(ACCOUNTS)).at("viewer.member.wallet.accounts") as Account[];
  const [main, first, second] = accounts;
  if (!main || !first || !second) throw new Error("the merchant has fewer wallets than this test needs");
  const before = amountIn(accounts, main.internalID);
  const sent = { from: main.id, to: first.id, amount: "1500", key: randomUUID() };
  const answers = await Promise.all([browser.run(TRANSFER, sent), browser.run(TRANSFER, sent)]);
  for (const { data } of [...answers, await browser.run(TRANSFER, sent)]) {
    expect(data).toMatchObject({ transferFunds: { transferred: { amount: "1500" }, userErrors: [] } });
  }
  const moved = (await browser.run(ACCOUNTS)).at("viewer.member.wallet.accounts");
  expect(amountIn(moved, main.internalID)).toBe(before - 1_500n);
  expect(amountIn(moved, first.internalID)).toBe(amountIn(accounts, first.internalID) + 1_500n);

  const refusals: [object, string, string][] = [
    [{ amount: "999999999999" }, "INSUFFICIENT_BALANCE", "null"],
    [{ amount: "0" }, "AMOUNT_OUT_OF_RANGE", "amount"],
    [{ amount: "-5" }, "AMOUNT_OUT_OF_RANGE", "amount"],
    [{ amount: "1.5" }, "VALIDATION_FAILED", "amount"],
    [{ to: main.id }, "VALIDATION_FAILED", "to"],
  ];
  for (const [change, code, field] of refusals) {
    const refused = await browser.run(TRANSFER, { ...sent, key: randomUUID(), ...change });
    expect(refused.at("transferFunds.userErrors.0.code")).toBe(code);
    expect(String(refused.at("transferFunds.userErrors.0.field"))).toBe(field);
  }
  expect((await browser.run(TRANSFER, { ...sent, amount: "1" })).codes).toEqual(["IDEMPOTENCY_MISMATCH"]);
  expect((await browser.run(TRANSFER, { ...sent, key: "1" })).codes).toEqual(["BAD_USER_INPUT"]);
  const stolen = { ...sent, key: randomUUID(), to: globalId("WalletAccount", "4.MAIN") };
  expect((await browser.run(TRANSFER, stolen)).codes).toEqual(["BAD_ID"]);
  expect((await other.run(TRANSFER, sent)).codes).toEqual(["BAD_ID"]);

  await browser.run(TRANSFER, { from: main.id, to: second.id, amount: "700", key: randomUUID() });
  const key = randomUUID();
  // Two tabs collect at the same time, and one sends it again.
  const tabs = await Promise.all(
    [key, key, randomUUID(), randomUUID()].map((each) => browser.run(COLLECT, { key: each })),
  );
  for (const collected of [...tabs, await browser.run(COLLECT, { key })]) {
    expect(collected.data).toMatchObject({ collectFunds: { notCollected: [], userErrors: [] } });
  }
  const end = (await browser.run(ACCOUNTS)).at("viewer.member.wallet.accounts") as Account[];
  for (const { internalID } of end.slice(1)) expect(amountIn(end, internalID)).toBe(0n);
  expect(end.reduce((sum, { balance }) => sum + BigInt(balance.amount), 0n)).toBe(
    accounts.reduce((sum, { balance }) => sum + BigInt(balance.amount), 0n),
  );
});

it("shows members, wallets and accounts by id to their owner only", async () => {
  const demo = await t.loggedIn("demo");
  const vip = await t.loggedIn("vipclub");
  const mine = await demo.run(WALLET);
  const ids = ["viewer.member.id", "viewer.member.wallet.id", "viewer.member.wallet.accounts.0.id"].map((path) =>
    mine.text(path),
  );
  for (const id of ids) {
    expect((await demo.run(NODE, { id })).at("node.id")).toBe(id);
    for (const other of [vip, t.client()]) {
      const answer = await other.run(NODE, { id });
      expect(answer.data).toEqual({ node: null });
      expect(answer.errors).toBeUndefined();
    }
  }
  expect((await demo.run(NODE, { id: globalId("Password", "1") })).codes).toEqual(["BAD_ID"]);
});
