import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { startForFile } from "../testing/startForFile.ts";
import { sentChange } from "./sentChanges.wire.ts";

const { t } = await startForFile();

const SENT = `query ($key: ID!) { viewer { member { sentChange(idempotencyKey: $key) {
  state kind recordId amount { amount currency } createdAt } } } }`;
const CREATE = `mutation ($key: ID!) { createDeposit(input: { channelId: "bank", amount: "200000", idempotencyKey: $key }) {
  deposit { id } userErrors { code } } }`;
const UPLINE = `mutation ($key: ID!) { transferToUpline(input: {
  amount: "20000", paymentPassword: "246810", idempotencyKey: $key }) { userErrors { code } } }`;
const NODE = `query ($id: ID!) { node(id: $id) { __typename ... on AccountMovement { kind amount { amount } } } }`;

it("tells by its key whether a change has arrived, with an id that opens its record, to its member only", async () => {
  const browser = await t.loggedIn("demo");
  const other = await t.loggedIn("vipclub");
  const key = randomUUID();
  const asked = async (as = browser, sent = key) => (await as.run(SENT, { key: sent })).at("viewer.member.sentChange");
  const nothing = { state: "UNKNOWN", kind: null, recordId: null, amount: null, createdAt: null };
  expect(await asked()).toEqual(nothing);
  const created = await browser.run(CREATE, { key });
  expect(await asked()).toEqual({
    state: "ARRIVED",
    kind: "DEPOSIT",
    recordId: created.text("createDeposit.deposit.id"),
    amount: { amount: "200000", currency: "VND" },
    createdAt: expect.any(String),
  });
  expect(await asked(other)).toEqual(nothing);

  const transfer = randomUUID();
  expect((await browser.run(UPLINE, { key: transfer })).at("transferToUpline.userErrors")).toEqual([]);
  const { recordId } = Object(await asked(browser, transfer));
  expect((await browser.run(NODE, { id: recordId })).at("node")).toEqual({
    __typename: "AccountMovement",
    kind: "TRANSFER",
    amount: { amount: "-20000" },
  });
});

it("refuses keys that are none, and guests", async () => {
  const browser = t.client();
  expect((await browser.run(SENT, { key: randomUUID() })).at("viewer.member")).toBeNull();
  await browser.logIn("demo");
  for (const key of ["", "1", "x".repeat(65)]) {
    const { codes } = await browser.run(SENT, { key });
    expect(codes).toEqual(["BAD_USER_INPUT"]);
  }
});

it("does not say that a change has not arrived when it does not understand the platform", () => {
  expect(sentChange.parse({ state: "QUEUED" })).toMatchObject({ state: "IN_PROGRESS" });
  expect(sentChange.parse({ state: "ARRIVED", kind: "GIFT", id: "1", amount: "x" })).toMatchObject({
    state: "ARRIVED",
    kind: "UNKNOWN",
    recordId: null,
    amount: null,
  });
});
