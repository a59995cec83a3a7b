import { randomUUID } from "node:crypto";
import { and, eq, like, lt, sql } from "drizzle-orm";
import { afterAll, beforeEach, expect, test } from "vitest";
import { bonuses } from "../bonuses/bonuses.tables.ts";
import { ledgerEntries, ledgerTransactions } from "../ledger/ledger.tables.ts";
import { members } from "../member/member.tables.ts";
import { payoutAccounts } from "../security/security.tables.ts";
import { ledgerFaults } from "../testing/ledgerFaults.ts";
import { tokenOf } from "../testing/tokenOf.ts";
import { openWithdrawHarness, type WithdrawalView } from "../testing/withdrawHarness.ts";
import { DAY_MS } from "../time/units.ts";
import { withdrawals } from "./withdrawals.tables.ts";

const t = await openWithdrawHarness();
beforeEach(() => t.nextDay());
afterAll(() => t.sandbox.close());

test("locks the money once per key, and a small withdrawal is approved and paid by the jobs", async () => {
  const before = await t.held("main");
  const key = randomUUID();
  const answers = await Promise.all(Array.from({ length: 4 }, () => t.create("200000", { key })));
  const [{ value } = { value: undefined }] = answers;
  expect(new Set(answers.map((answer) => answer.value.withdrawId)).size).toBe(1);
  expect(value).toMatchObject({ state: "REVIEW", fee: "1000", arrives: "199000", cancellable: true, parts: [] });
  expect([await t.held("main"), await t.held("locked")]).toEqual([before - 200_000n, 200_000n]);
  expect((await t.create("200001", { key })).code).toBe("IDEMPOTENCY_MISMATCH");

  const id = value?.withdrawId ?? "";
  await t.advance(16_000);
  await t.becomes(id, "APPROVED");
  await t.advance(16_000);
  await t.becomes(id, "PAYING");
  await t.advance(16_000);
  await t.becomes(id, "AWAITING_CONFIRM");
  expect([await t.held("main"), await t.held("locked")]).toEqual([before - 200_000n, 0n]);
  expect(await t.titles()).toContain("Please confirm your withdrawal");

  const done = (await t.confirm(id, "RECEIVED")).value;
  expect(done).toMatchObject({ state: "RECEIVED", paid: "199000", confirmBefore: null, cancellable: false });
  expect(done.timeline.map(({ state }) => state)).toEqual([
    "REVIEW",
    "APPROVED",
    "PAYING",
    "AWAITING_CONFIRM",
    "RECEIVED",
  ]);
  expect(await ledgerFaults(t.sandbox.platform.db)).toEqual([]);
});

test("refuses what the rules do not allow, and locks nothing", async () => {
  const before = await t.held("main");
  expect((await t.create("49999")).fields).toEqual([{ field: "amount", rule: "range", min: 50_000, max: 50_000_000 }]);
  expect((await t.create("1.5")).code).toBe("VALIDATION_FAILED");
  expect((await t.create("50000", { card: randomUUID() })).code).toBe("NOT_FOUND");
  expect((await t.create("50000", { password: "111119" })).code).toBe("PAYMENT_PASSWORD_INVALID");
  expect((await t.create("50000", { key: "x" })).code).toBe("IDEMPOTENCY_REQUIRED");
  const plain = await t.post(
    "/wps/relay/GCS_withdrawCreate",
    { bankCardId: t.bankCardId },
    { "Idempotency-Key": randomUUID() },
  );
  expect(plain.code).toBe("PAYLOAD_NOT_ENCRYPTED");
  expect(await t.held("main")).toBe(before);

  const { db, clock } = t.sandbox.platform;
  const isOwn = eq(payoutAccounts.id, t.bankCardId);
  const [account] = await db.select().from(payoutAccounts).where(isOwn);
  await db.update(payoutAccounts).set({ addedAt: clock.now() }).where(isOwn);
  expect((await t.create("50000")).code).toBe("BANK_CARD_COOLING");
  await db
    .update(payoutAccounts)
    .set({ addedAt: account?.addedAt ?? clock.now() })
    .where(isOwn);
  const isMember = eq(members.id, t.memberId);
  await db.update(members).set({ canWithdraw: false }).where(isMember);
  expect((await t.create("50000")).code).toBe("WITHDRAW_NOT_ALLOWED");
  const config = await t.caller.get<{ allowed: boolean }>("/wps/relay/GCS_withdrawConfig", { token: t.token() });
  expect(config.value.allowed).toBe(false);
  await db.update(members).set({ canWithdraw: true }).where(isMember);
  expect(await t.held("main")).toBe(before);
});

test("a bonus for a deposit holds withdrawals until its turnover is done", async () => {
  const { db, clock } = t.sandbox.platform;
  const now = clock.now();
  const name = "Bonus";
  const titles = { CN: name, EN: name, ID: name, PT: name, TH: name, TY: name, VI: name };
  const bonus = {
    memberId: t.memberId,
    cause: "test",
    titles,
    amount: 1_000n,
    currency: "VND",
    turnoverRequired: 5_000n,
  };
  const times = { issuedAt: now, expiresAt: new Date(now.getTime() + DAY_MS) };
  await db.insert(bonuses).values({ ...bonus, ...times, holdsWithdrawals: true });
  expect((await t.create("50000")).code).toBe("TURNOVER_NOT_MET");
  const { value } = await t.caller.get("/wps/relay/GCS_withdrawConfig", { token: t.token() });
  expect(value).toMatchObject({ turnoverRequired: "5000", turnoverDone: "0" });
  await db.delete(bonuses).where(eq(bonuses.cause, "test"));
});

test("never pays out more than there is, and counts five withdrawals a day", async () => {
  const before = await t.held("main");
  await t.credit(`-${before - 120_000n}`);
  const answers = await Promise.all(Array.from({ length: 4 }, () => t.create("50000")));
  expect(answers.map(({ code }) => code).toSorted()).toEqual([
    "INSUFFICIENT_BALANCE",
    "INSUFFICIENT_BALANCE",
    "OK",
    "OK",
  ]);
  expect([await t.held("main"), await t.held("locked")]).toEqual([20_000n, 100_000n]);
  await t.credit(String(before - 120_000n));
  const ids = answers.flatMap(({ code, value }) => (code === "OK" ? [value.withdrawId] : []));
  for (let i = 0; i < 3; i += 1) ids.push((await t.create("50000")).value.withdrawId);
  expect((await t.create("50000")).code).toBe("WITHDRAW_LIMIT");
  const config = async () =>
    (await t.caller.get<Record<string, unknown>>("/wps/relay/GCS_withdrawConfig", { token: t.token() })).value;
  expect(await config()).toMatchObject({ dailyCountLeft: 0, dailyAmountLeft: "99750000", paymentPasswordSet: true });
  for (const id of ids) expect((await t.cancel(id)).value).toMatchObject({ state: "CANCELLED" });
  // What was cancelled does not count.
  expect(await config()).toMatchObject({ dailyCountLeft: 5, dailyAmountLeft: "100000000" });
  expect([await t.held("main"), await t.held("locked")]).toEqual([before, 0n]);
});

test("pays out no more than the sum of a day", async () => {
  await t.credit("150000000");
  const large = [await t.create("50000000"), await t.create("50000000")];
  expect(large.map(({ code }) => code)).toEqual(["OK", "OK"]);
  expect((await t.create("50000")).code).toBe("WITHDRAW_LIMIT");
  await t.nextDay();
  const last = await t.create("50000");
  expect(last.code).toBe("OK");
  for (const { value } of [...large, last]) await t.cancel(value.withdrawId);
});

test("a key belongs to one account", async () => {
  const key = randomUUID();
  const first = await t.create("50000", { key });
  const { db } = t.sandbox.platform;
  const cards = await db.select().from(payoutAccounts).where(eq(payoutAccounts.memberId, t.memberId));
  const other = cards.find(({ id }) => id !== t.bankCardId);
  expect((await t.create("50000", { key, card: other?.id ?? "" })).code).toBe("IDEMPOTENCY_MISMATCH");
  expect((await t.cancel(first.value.withdrawId)).value.state).toBe("CANCELLED");
});

test("a cancelled or rejected withdrawal gives the money back once; a paid one cannot be cancelled", async () => {
  const before = await t.held("main");
  const rejected = (await t.create("300000")).value.withdrawId;
  const ends = await Promise.all(
    Array.from({ length: 6 }, (_, i) => (i % 2 ? t.cancel(rejected) : t.settle(rejected, "REJECT"))),
  );
  expect(new Set(ends.map(({ value }) => value.state)).size).toBe(1);
  expect([await t.held("main"), await t.held("locked")]).toEqual([before, 0n]);

  const paid = (await t.create("300000")).value.withdrawId;
  await t.settle(paid, "PAY");
  expect((await t.cancel(paid)).value).toMatchObject({ state: "AWAITING_CONFIRM", cancellable: false });
  await t.settle(paid, "REJECT");
  expect([await t.held("main"), await t.held("locked")]).toEqual([before - 300_000n, 0n]);
  await t.confirm(paid, "RECEIVED");
});

test("where the jurisdiction forbids it, a withdrawal cannot be cancelled", async () => {
  const { site } = t.sandbox.platform;
  const { value } = await t.create("60000");
  await site.setBrand({ ...site.brand, jurisdiction: "uk" });
  expect((await t.detail(value.withdrawId)).value.cancellable).toBe(false);
  expect((await t.create("60000")).code).toBe("KYC_REQUIRED");
  expect((await t.cancel(value.withdrawId)).code).toBe("FEATURE_DISABLED");
  await site.setBrand({ ...site.brand, jurisdiction: "default" });
  expect((await t.cancel(value.withdrawId)).value.state).toBe("CANCELLED");
});

test("shows withdrawals to their member only, by states and as a file", async () => {
  const { withdrawId } = (await t.create("70000")).value;
  await t.cancel(withdrawId);
  const other = await tokenOf(t.sandbox, "demo");
  expect((await t.detail(withdrawId, other)).code).toBe("NOT_FOUND");
  for (const path of ["Cancel", "Confirm"]) {
    const foreign = await t.caller.post(`/wps/relay/GCS_withdraw${path}`, {
      token: other,
      body: { withdrawId, result: "RECEIVED" },
      key: randomUUID(),
    });
    expect(foreign.code).toBe("NOT_FOUND");
  }
  const list = await t.caller.get<{ list: WithdrawalView[]; totalCount: number }>(
    "/wps/relay/GCS_withdrawList?states=CANCELLED&preset=TODAY",
    { token: t.token() },
  );
  expect(list.value.list.map((row) => row.withdrawId)).toContain(withdrawId);
  expect(list.value.list.every(({ state }) => state === "CANCELLED")).toBe(true);
  const headers = { authorization: `Bearer ${t.token()}` };
  const csv = await fetch(`${t.sandbox.origin}/wps/relay/GCS_withdrawList?preset=TODAY&export=csv`, { headers });
  expect(await csv.text()).toMatch(new RegExp(`${withdrawId},.*,CANCELLED,70000,350,69650,VND,`));
  expect((await t.caller.get("/wps/relay/GCS_withdrawList?states=NOTHING", { token: t.token() })).code).toBe(
    "VALIDATION_FAILED",
  );
});

test("the operator's page lists open withdrawals, and its buttons decide", async () => {
  const { withdrawId } = (await t.create("80000")).value;
  const html = await (await fetch(`${t.sandbox.origin}/sandbox/withdraw`)).text();
  expect(html).toContain(withdrawId);
  const body = new URLSearchParams({ withdrawId, step: "REJECT" });
  await fetch(`${t.sandbox.origin}/sandbox/withdraw`, { method: "POST", body, redirect: "manual" });
  expect((await t.detail(withdrawId)).value.state).toBe("REJECTED");
  const [row] = await t.sandbox.platform.db.select().from(withdrawals).where(eq(withdrawals.withdrawId, withdrawId));
  expect(row?.endedAt).not.toBeNull();
});

test("the withdrawals of the past are those of the ledger", async () => {
  const past = await t.sandbox.platform.db
    .select()
    .from(withdrawals)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.key, sql`'withdraw:' || ${withdrawals.withdrawId}`))
    .innerJoin(ledgerEntries, eq(ledgerEntries.transactionId, ledgerTransactions.id))
    .where(and(like(withdrawals.requestKey, "past:%"), lt(ledgerEntries.amount, 0n)));
  expect(past.length).toBeGreaterThan(3);
  expect(past.every((row) => row.withdrawals.amount === -row.ledger_entries.amount)).toBe(true);
});
