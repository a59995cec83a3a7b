import { eq, gte } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { balanceOf, memberAccountId } from "../../ledger/ledger.ts";
import { listUnsettled } from "../../settling/settleDue.ts";
import { settlementRetries } from "../../settling/settling.tables.ts";
import { atRate, noConditions, openContractHarness } from "../../testing/contractHarness.ts";
import { openPlatformForFile } from "../../testing/openTestPlatform.ts";
import { HOUR_MS } from "../../time/units.ts";
import { contracts } from "../contracts.tables.ts";
import { periodAt } from "../periods.ts";
import { toRate } from "../rate.ts";
import { settleContracts, settleNext } from "./settlement.ts";

const { platform, db } = await openPlatformForFile();
const harness = await openContractHarness(platform);
const { line, now, wait, waitForTomorrow, settleAll, bet, grant, payoutsOf } = harness;
afterEach(harness.forgetContracts);

test("a dividend carries a loss over to the next day, and pays once what is left", async () => {
  await waitForTomorrow(HOUR_MS);
  const { id } = await grant(line.lower, "dividend", "DAILY", atRate("0.1"));
  await bet(line.player, 10_000n, 60_000n);
  await waitForTomorrow(HOUR_MS);
  await bet(line.player, 70_000n);
  await wait(2 * HOUR_MS);
  await settleAll();
  await waitForTomorrow(3 * HOUR_MS);
  const account = memberAccountId(line.lower.id, "main", "VND");
  const before = await balanceOf(db, account);
  await Promise.all([settleAll(), settleNext(platform, id), settleNext(platform, id)]);
  expect(await payoutsOf(id)).toMatchObject([
    { base: -50_000n, carryOver: -50_000n, amount: 0n, state: "SKIPPED" },
    { base: 20_000n, carryOver: 0n, amount: 2_000n, state: "PAID", tier: 1 },
  ]);
  expect((await balanceOf(db, account)) - before).toBe(2_000n);
});

test("a bet counts on the day of its result; a payout says which stakes are open at its end", async () => {
  await waitForTomorrow(20 * HOUR_MS);
  const { id } = await grant(line.lower, "dailySalary", "DAILY", atRate("0.002"));
  const placedAt = now();
  await waitForTomorrow(18 * HOUR_MS);
  await bet(line.player, 1_000_000n, 0n, { placedAt });
  await waitForTomorrow(3 * HOUR_MS);
  await settleAll();
  const payouts = await payoutsOf(id);
  expect(payouts).toMatchObject([
    { amount: 0n, explanation: { validBet: "0" } },
    { amount: 2_000n, explanation: { validBet: "1000000" } },
  ]);
  // The seed has open bets too.
  const [before = 0n, after = 0n] = payouts.map(({ explanation }) => BigInt(explanation.open ?? 0));
  expect(before - after).toBe(1_000_000n);
});

test("a cancelled or returned bet makes no active member", async () => {
  await waitForTomorrow(HOUR_MS);
  const tiers = [{ ...noConditions, rate: toRate("0.01"), activeMembers: 1, betAmount: 50_000n }];
  const { id } = await grant(line.lower, "dailySalary", "DAILY", { tiers });
  await bet(line.player, 50_000n, 50_000n, { status: "CANCELLED", validBet: 0n });
  await bet(line.player, 50_000n, 50_000n, { status: "DRAW", validBet: 0n });
  await bet(line.player, 49_999n);
  await waitForTomorrow(3 * HOUR_MS);
  await settleAll();
  expect(await payoutsOf(id)).toMatchObject([{ amount: 0n, tier: null }]);
});

test("an hourly salary pays an hour's bets of enough active members", async () => {
  const { end } = periodAt({ kind: "hourlySalary", period: null }, now());
  await wait(end.getTime() - now().getTime() + 60_000);
  const tier = { ...noConditions, rate: toRate("0.01"), activeMembers: 1, betAmount: 5_000n };
  const { id } = await grant(line.lower, "hourlySalary", null, { tiers: [tier] });
  await bet(line.player, 4_000n);
  await wait(HOUR_MS);
  await bet(line.player, 4_000n);
  await bet(line.player, 2_000n);
  await wait(2 * HOUR_MS);
  await settleAll();
  expect(await payoutsOf(id)).toMatchObject([
    { amount: 0n, tier: null, explanation: { validBet: "4000" } },
    { amount: 60n, tier: 1, explanation: { validBet: "6000", activeMembers: 1 } },
  ]);
});

test("an hour also pays the bets of a process with a clock 90 seconds behind", async () => {
  const hourly = { kind: "hourlySalary", period: null } as const;
  const waitUntil = (at: Date, laterMs: number) => wait(at.getTime() + laterMs - now().getTime());
  await waitUntil(periodAt(hourly, now()).end, 60_000);
  const { id } = await grant(line.senior, hourly.kind, hourly.period, atRate("0.02"));
  const { end } = periodAt(hourly, now());
  await waitUntil(end, 89_000);
  await settleAll();
  await bet(line.player, 10_000n, 0n, { settledAt: new Date(end.getTime() - 1_000) });
  await waitUntil(end, 130_000);
  await settleAll();
  expect(await payoutsOf(id)).toMatchObject([{ amount: 200n, explanation: { validBet: "10000" } }]);
});

test("five minutes without bets are passed over in one step, also after an outage, until the last that are due", async () => {
  const rate = toRate("0.01");
  const terms = { profitRate: rate, lossRate: rate, singleBetAmount: null };
  const { id } = await grant(line.senior, "realtimeSalary", null, terms);
  await wait(30 * HOUR_MS);
  await bet(line.player, 10_000n);
  await wait(40 * HOUR_MS);
  let steps = 0;
  while (await settleNext(platform, id)) steps += 1;
  expect(steps).toBe(2);
  expect(await payoutsOf(id)).toMatchObject([{ base: 10_000n, state: "PAID" }]);
  const [contract] = await db.select().from(contracts).where(eq(contracts.id, id));
  const { start } = periodAt({ kind: "realtimeSalary", period: null }, new Date(now().getTime() - 120_000));
  expect(contract?.openFrom).toEqual(start);
});

test("a real-time salary pays each bet of enough by its outcome, every five minutes", async () => {
  const { id } = await grant(line.agent, "realtimeSalary", null, {
    profitRate: toRate("0.002"),
    lossRate: toRate("0.004"),
    singleBetAmount: 1_000n,
  });
  await grant(line.lower, "realtimeSalary", null, {
    profitRate: toRate("0.001"),
    lossRate: toRate("0.001"),
    singleBetAmount: 50_000n,
  });
  await bet(line.player, 100_000n, 150_000n);
  await bet(line.player, 10_000n);
  await bet(line.player, 999n);
  await wait(7 * 60_000);
  await settleAll();
  // 100,000 won at 0.2 % less 0.1 %, 10,000 lost at 0.4 %: for the lower contract the bet was too small.
  const [payout] = await payoutsOf(id);
  expect(payout).toMatchObject({ amount: 140n, base: 110_000n });
  expect(payout?.explanation.shares.map(({ account, outcome, base }) => [account, outcome, base])).toEqual([
    [null, "WON", "0"],
    [null, "LOST", "10000"],
    [line.lower.username, "WON", "100000"],
    [line.lower.username, "LOST", "0"],
  ]);
});

test("a bet that paid less than its stake is lost", async () => {
  const terms = { profitRate: toRate("0.0005"), lossRate: toRate("0.002"), singleBetAmount: null };
  const { id } = await grant(line.lower, "realtimeSalary", null, terms);
  await bet(line.player, 100_000n, 33_333n);
  await bet(line.player, 100_000n, 100_000n);
  await wait(7 * 60_000);
  await settleAll();
  expect(await payoutsOf(id)).toMatchObject([{ amount: 250n }]);
});

test("contracts that can never be settled hold up no other, and are tried again later", async () => {
  const BROKEN = 20;
  const good = await grant(line.agent, "hourlySalary", null, atRate("0.02"));
  const openFrom = new Date(now().getTime() - 2 * HOUR_MS);
  const terms = { tiers: [{ ...noConditions, rate: "none" }] };
  const broken = { ...good, terms, state: "EXPIRED" as const, endedAt: now(), openFrom, dueAt: openFrom };
  const rows = Array.from({ length: BROKEN }, (_, i) => ({ ...broken, id: 100_000 + i, version: 100 + i }));
  await db.insert(contracts).values(rows);
  await bet(line.player, 100_000n);
  await wait(2 * HOUR_MS);
  await settleContracts.sweep(platform, new AbortController().signal);
  expect(await payoutsOf(good.id)).toMatchObject([{ amount: 2_000n }]);
  const unsettled = await listUnsettled(db, "contract");
  expect(unsettled).toHaveLength(BROKEN);
  expect(unsettled[0]).toMatchObject({ reason: expect.stringContaining("none") });
  // They wait: until then there is no work.
  expect(await settleContracts.hasWork?.(platform)).toBe(false);
  await db.delete(contracts).where(gte(contracts.id, 100_000));
  await db.delete(settlementRetries);
});
