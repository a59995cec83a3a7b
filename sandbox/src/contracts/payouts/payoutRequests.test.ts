import { randomUUID } from "node:crypto";
import { desc, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { balanceOf, memberAccountId } from "../../ledger/ledger.ts";
import { messages } from "../../member/member.tables.ts";
import { openMemberAccounts } from "../../member/members.ts";
import { atRate, openContractHarness } from "../../testing/contractHarness.ts";
import { startForFile } from "../../testing/startForFile.ts";
import { contractPayouts, contracts } from "../contracts.tables.ts";
import { grantContract } from "../grantContract.ts";

const { sandbox, platform, db, site, caller, tokenOf } = await startForFile({ rateLimits: false });
const { line, payoutsOf, now, waitForTomorrow, settleAll, bet } = await openContractHarness(platform);

interface Request {
  requestId: string;
  amount: string;
  state: string;
  reason: string | null;
}
const token = () => tokenOf("senior");
const ask = async (key: string = randomUUID(), currency = "VND") =>
  caller.post<Request>("/wps/relay/ACS_payoutRequest", {
    token: await token(),
    body: { currency },
    headers: { "Idempotency-Key": key },
  });
const standing = async () => {
  const { value } = await caller.get<{ ready: { amount: string; payouts: number }[]; list: Request[] }>(
    "/wps/relay/ACS_payoutRequestList",
    { token: await token() },
  );
  return value;
};
const decide = async (body: object) => {
  const answer = await fetch(`${sandbox.origin}/sandbox/payout-request/decide`, {
    method: "POST",
    body: JSON.stringify(body),
  });
  return JSON.parse(await answer.text());
};
const balance = () => balanceOf(db, memberAccountId(line.senior.id, "main", "VND"));
const grant = (paidOnRequest: boolean) =>
  db.transaction((tx) =>
    grantContract(tx, {
      ...{ kind: "dailySalary", period: "DAILY", terms: atRate("0.1"), paidOnRequest },
      ...{ holder: line.senior, at: now() },
    }),
  );

test("what a contract pays on request waits, is asked for as a whole, and is paid once, also after its end", async () => {
  const { id } = await grant(true);
  const before = await balance();
  expect((await ask()).code).toBe("NOT_FOUND");
  await bet(line.player, 20_000n);
  await waitForTomorrow(3 * 3_600_000);
  await settleAll();
  expect(await payoutsOf(id)).toMatchObject([{ amount: 2_000n, state: "PENDING" }]);
  expect(await standing()).toEqual({ ready: [{ amount: "2000", currency: "VND", payouts: 1 }], list: [] });
  expect(await balance()).toBe(before);

  const [one, other] = await Promise.all([ask(), ask()]);
  expect(one.value).toMatchObject({ amount: "2000", state: "WAITING" });
  expect(other.value.requestId).toBe(one.value.requestId);
  expect(await standing()).toMatchObject({ ready: [], list: [{ state: "WAITING" }] });
  const { requestId } = one.value;
  expect((await decide({ requestId, outcome: "DECLINE", reason: "x" })).code).toBe("VALIDATION_FAILED");
  expect((await decide({ requestId, outcome: "DECLINE", reason: "At the end of the week" })).value).toMatchObject({
    state: "DECLINED",
    reason: "At the end of the week",
  });
  // A decision stays.
  expect((await decide({ requestId, outcome: "PAY" })).value.state).toBe("DECLINED");
  expect(await balance()).toBe(before);

  await bet(line.player, 30_000n);
  await waitForTomorrow(3 * 3_600_000);
  await settleAll();
  await db
    .update(contracts)
    .set({ state: "TERMINATED", endedAt: now(), paysUntil: now(), openFrom: null, dueAt: null })
    .where(eq(contracts.id, id));
  const key = randomUUID();
  const [again, repeated] = [await ask(key), await ask(key)];
  expect(again.value).toMatchObject({ amount: "5000", state: "WAITING" });
  expect(repeated.value).toEqual(again.value);
  const paid = { requestId: again.value.requestId, outcome: "PAY" };
  await Promise.all([decide(paid), decide(paid)]);
  expect(await balance()).toBe(before + 5_000n);
  expect((await payoutsOf(id)).map(({ state }) => state)).toEqual(["PAID", "PAID"]);
  expect((await standing()).list.map(({ state }) => state)).toEqual(["PAID", "DECLINED"]);
  expect((await ask()).code).toBe("NOT_FOUND");
  const told = await db.select().from(messages).where(eq(messages.memberId, line.senior.id)).orderBy(desc(messages.id));
  expect(told.slice(0, 2).map(({ content }) => content)).toEqual([
    expect.stringContaining("5,000"),
    expect.stringContaining("At the end of the week"),
  ]);
});

test("each currency has a bound of its own", async () => {
  const contract = await db.transaction(async (tx) => {
    const holder = { id: line.senior.id, currency: "USD" };
    await openMemberAccounts(tx, [holder], now());
    return grantContract(tx, {
      ...{ kind: "dividend", period: "MONTHLY", terms: atRate("0.1"), paidOnRequest: true },
      ...{ holder, at: now() },
    });
  });
  const owes = async (amount: bigint, day: number) => {
    const [periodStart, periodEnd] = [new Date(Date.UTC(2026, 0, day)), new Date(Date.UTC(2026, 0, day + 1))];
    const what = { tier: 1, rate: "0.1", base: amount * 10n, carryOver: 0n, amount, state: "PENDING" } as const;
    const sums = { validBet: "0", loss: "0", bonus: "0", activeMembers: 0, broughtForward: "0" };
    const when = { periodStart, periodEnd, settledAt: now() };
    await db
      .insert(contractPayouts)
      .values({ contractId: contract.id, ...what, ...when, explanation: { ...sums, shares: [] } });
  };
  await owes(2_000n, 1);
  await site.setBrand({ ...site.brand, payoutsPaidUpTo: { VND: "100000" } });
  const waiting = (await ask(undefined, "USD")).value;
  expect(waiting).toMatchObject({ amount: "20.00", state: "WAITING" });
  await decide({ requestId: waiting.requestId, outcome: "DECLINE", reason: "Once more" });
  await site.setBrand({ ...site.brand, payoutsPaidUpTo: { USD: "20" } });
  expect((await ask(undefined, "USD")).value).toMatchObject({ amount: "20.00", state: "PAID" });
  await owes(2_001n, 2);
  expect((await ask(undefined, "USD")).value).toMatchObject({ amount: "20.01", state: "WAITING" });
});

test("the operator's bound pays smaller requests at once; other contracts pay as they are settled", async () => {
  const { id } = await grant(true);
  const settled = async (stake: bigint) => {
    await bet(line.player, stake);
    await waitForTomorrow(3 * 3_600_000);
    await settleAll();
  };
  await settled(20_000n);
  const before = await balance();
  await site.setBrand({ ...site.brand, payoutsPaidUpTo: { VND: "2000" } });
  expect((await ask()).value).toMatchObject({ amount: "2000", state: "PAID" });
  expect(await balance()).toBe(before + 2_000n);
  await settled(20_010n);
  expect((await ask()).value).toMatchObject({ amount: "2001", state: "WAITING" });

  await db.update(contracts).set({ paidOnRequest: false }).where(eq(contracts.id, id));
  await settled(20_000n);
  expect((await payoutsOf(id)).map(({ state }) => state)).toEqual(["PAID", "PENDING", "PAID"]);
  expect(await balance()).toBe(before + 4_000n);
});
