import { expect, test } from "vitest";
import { dividendOf, reachedTier, salaryOf, type Volume } from "./formulas.ts";
import { rateInput, rateText, toRate } from "./rate.ts";
import type { Tier } from "./terms.ts";

const volume = (validBet: bigint, loss = 0n, bonus = 0n): Volume => ({ validBet, loss, bonus });
const rate = toRate;

test("rates are read and written without a loss", () => {
  for (const text of ["0", "0.015", "0.000001", "1"]) expect(rateText(toRate(text))).toBe(text);
  for (const text of ["1.000001", "-0.1", "0.0000001", ".5", "2", "1e-3"]) {
    expect(rateInput.safeParse(text).success).toBe(false);
  }
});

test("the highest step with all its minimums met counts", async () => {
  const none = { periodValidBet: null, periodProfitAndLoss: null, activeMembers: null, betAmount: null };
  const tiers: Tier[] = [
    { ...none, rate: rate("0.01") },
    { ...none, rate: rate("0.02"), periodValidBet: 1_000n },
    {
      ...none,
      rate: rate("0.03"),
      periodValidBet: 1_000n,
      periodProfitAndLoss: 100n,
      activeMembers: 2,
      betAmount: 50n,
    },
  ];
  const active = async (leastStake: bigint) => (leastStake <= 50n ? 2 : 0);
  expect(await reachedTier(tiers, volume(999n, 5_000n), active)).toBe(1);
  expect(await reachedTier(tiers, volume(1_000n, 99n), active)).toBe(2);
  expect(await reachedTier(tiers, volume(1_000n, 100n), active)).toBe(3);
  expect(await reachedTier(tiers, volume(1_000n, 100n), async () => 1)).toBe(2);
  expect(await reachedTier(tiers.slice(1), volume(1n), active)).toBe(0);
});

test("volume that came through a contract below pays the difference of the rates, never less than nothing", () => {
  const through = [
    { account: "lower", rate: rate("0.004"), broughtForward: 0n, ...volume(600_000n) },
    { account: "equal", rate: rate("0.01"), broughtForward: 0n, ...volume(100_000n) },
  ];
  const paid = salaryOf(rate("0.01"), { team: volume(1_000_000n), through, broughtForward: 0n, owed: 0n });
  // 300,000 at 1 %, and 600,000 at 0.6 %.
  expect(paid.amount).toBe(6_600n);
  expect(paid.shares.map(({ account, base }) => [account, base])).toEqual([
    [null, 300_000n],
    ["lower", 600_000n],
    ["equal", 100_000n],
  ]);
});

test("a dividend is for losses less bonuses, and what is missing is carried over", () => {
  const of = (team: Volume, broughtForward = 0n) =>
    dividendOf(rate("0.2"), { team, through: [], broughtForward, owed: 0n });
  expect(of(volume(0n, 10_000n, 2_000n))).toMatchObject({ base: 8_000n, amount: 1_600n, carryOver: 0n });
  expect(of(volume(0n, -3_000n, 500n))).toMatchObject({ base: -3_500n, amount: 0n, carryOver: -3_500n });
  expect(of(volume(0n, 2_000n), -3_500n)).toMatchObject({ base: -1_500n, amount: 0n, carryOver: -1_500n });
  expect(of(volume(0n, 2_000n), -1_500n)).toMatchObject({ base: 500n, amount: 100n, carryOver: 0n });
});
