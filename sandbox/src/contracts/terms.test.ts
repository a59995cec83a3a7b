import { expect, test } from "vitest";
import { betterFields, paysMore } from "./betterTerms.ts";
import type { ContractPeriod } from "./contractKinds.ts";
import { PAST_CONTRACTS } from "./pastContracts.ts";
import { toRate } from "./rate.ts";
import { readTerms, type Terms, type Tier } from "./terms.ts";

test("a contract for each bet pays for won bets, for lost ones, or for both", () => {
  const read = (profitRate: bigint, lossRate: bigint) =>
    readTerms("realtimeSalary", { realtime: { profitRate, lossRate } }, "VND");
  expect(() => read(0n, 0n)).toThrow("VALIDATION_FAILED");
  expect(read(300n, 0n)).toEqual({ profitRate: 300n, lossRate: 0n, singleBetAmount: null });
  expect(read(0n, 1_000n)).toEqual({ profitRate: 0n, lossRate: 1_000n, singleBetAmount: null });
});

const none = { periodValidBet: null, periodProfitAndLoss: null, activeMembers: null, betAmount: null };
const steps = (...tiers: [rate: string, minimums?: Partial<Tier>][]): Terms => ({
  tiers: tiers.map(([rate, minimums]) => ({ ...none, ...minimums, rate: toRate(rate) })),
});
const perBet = (profitRate: string, lossRate: string, singleBetAmount: bigint | null): Terms => ({
  profitRate: toRate(profitRate),
  lossRate: toRate(lossRate),
  singleBetAmount,
});
const from = (periodValidBet: bigint) => ({ periodValidBet });
const own = steps(["0.001"], ["0.002", from(500_000n)]);

type Fault = [field: string, bound?: number];
const first = (field: string, bound: number): Fault => [`terms.tiers.0.${field}`, bound];

// Nobody may grant what they would not get themselves for the same bets. A refusal names the fields, and the own bounds.
test.each<[what: string, faults: Fault[], own: Terms, granted: Terms, ContractPeriod?, ContractPeriod?]>([
  ["the same", [], own, own],
  ["the higher rate without its minimum", [first("periodValidBet", 500_000)], own, steps(["0.002"])],
  ["from a lower minimum on", [first("periodValidBet", 500_000)], own, steps(["0.002", from(499_999n)])],
  ["the higher rate from a higher minimum on", [], own, steps(["0.002", from(500_001n)])],
  ["a rate between without a minimum", [first("periodValidBet", 500_000)], own, steps(["0.0015"])],
  ["a rate above all", [["terms.tiers.1.rate", 0.002]], own, steps(["0.001"], ["0.003", from(900_000n)])],
  [
    "a minimum of losses in place of bets",
    [first("periodValidBet", 500_000)],
    own,
    steps(["0.002", { periodProfitAndLoss: 500_000n }]),
  ],
  [
    "fewer members, who stake less",
    [first("activeMembers", 3), first("betAmount", 100)],
    steps(["0.002", { activeMembers: 3, betAmount: 100n }]),
    steps(["0.002", { activeMembers: 2, betAmount: 99n }]),
  ],
  ["a shorter period", [["period"]], own, own, "WEEKLY", "DAILY"],
  ["a longer period from the same minimum on", [["period"]], own, own, "DAILY", "WEEKLY"],
  ["a longer period at the rate without a minimum", [], own, steps(["0.001"]), "DAILY", "MONTHLY"],
  ["larger bets", [], perBet("0.001", "0.002", 5_000n), perBet("0", "0.002", 5_001n)],
  [
    "more for lost bets, and for bets of every size",
    [
      ["terms.realtime.singleBetAmount", 5_000],
      ["terms.realtime.lossRate", 0.002],
    ],
    perBet("0.001", "0.002", 5_000n),
    perBet("0.001", "0.003", null),
  ],
])("%s: better than one's own is %j", (_, faults, bound, granted, above = "DAILY", below = "DAILY") => {
  const [offered, own] = [
    { terms: granted, period: below },
    { terms: bound, period: above },
  ];
  expect(paysMore(offered, own)).toBe(faults.length > 0);
  const found = betterFields(offered, own, "VND").map(({ field, min, max }) => [field, ...[min ?? max ?? []].flat()]);
  expect(found).toEqual(faults);
});

test("a step that is wrong in itself is refused with its field", () => {
  const tiers = [{ rate: 100n }, { rate: 90n, betAmount: "0.5" }];
  expect(() => readTerms("dividend", { tiers }, "VND")).toThrow(
    expect.objectContaining({
      fields: ["terms.tiers.1.rate", "terms.tiers.1.betAmount"].map((field) => ({ field, rule: "contract" })),
    }),
  );
});

test("no contract of the seed is better than the one of the agent who offered it", () => {
  for (const past of PAST_CONTRACTS) {
    if (past.offerer === null) continue;
    const above = PAST_CONTRACTS.filter(
      ({ kind, holder, state }) => kind === past.kind && holder === past.offerer && state !== "PENDING_NEW",
    );
    expect(above.length).toBeGreaterThan(0);
    expect({ past, isMore: above.every((one) => paysMore(past, one)) }).toEqual({ past, isMore: false });
  }
});
