import { contractPeriods } from "@atrium/schema/values";
import { z } from "zod";
import { toDecimal, toMinor } from "../money.ts";
import type { ContractKind, ContractPeriod } from "./contractKinds.ts";
import { rateInput, rateText, toRate } from "./rate.ts";

const MAX_TIERS = 10;

/** A step of a contract. A minimum that is null does not count. Amounts are minor units, rates millionths. */
export interface Tier {
  rate: bigint;
  /** Least valid bets of the team in the period. */
  periodValidBet: bigint | null;
  /** Least loss of the team in the period. */
  periodProfitAndLoss: bigint | null;
  /** Least number of members who bet. */
  activeMembers: number | null;
  /** Least stake of such a member on a day, or in an hour. */
  betAmount: bigint | null;
}

/** What a contract pays: by steps, or for each bet. */
export type Terms =
  | { tiers: readonly Tier[] }
  | { profitRate: bigint; lossRate: bigint; singleBetAmount: bigint | null };

const amount = z.string().max(20);
const tierInput = z.strictObject({
  rate: rateInput,
  periodValidBet: amount.nullish(),
  periodProfitAndLoss: amount.nullish(),
  activeMembers: z.int().min(1).max(1_000_000).nullish(),
  betAmount: amount.nullish(),
});

/** The terms of an offer, as the wire has them. */
export const termsInput = z.union([
  z.strictObject({ tiers: z.array(tierInput).min(1).max(MAX_TIERS) }),
  z.strictObject({
    realtime: z.strictObject({ profitRate: rateInput, lossRate: rateInput, singleBetAmount: amount.nullish() }),
  }),
]);

/**
 * The terms of an offer of a kind; undefined when they belong to another kind, an amount is none of the currency, they
 * pay nothing, or a step does not pay more than the one before it.
 */
export function readTerms(kind: ContractKind, input: z.output<typeof termsInput>, currency: string): Terms | undefined {
  if ("realtime" in input !== (kind === "realtimeSalary")) return undefined;
  const bad: string[] = [];
  const minor = (text: string | null | undefined) => {
    if (text == null) return null;
    const read = toMinor(text, currency);
    if (read === undefined) bad.push(text);
    return read ?? null;
  };
  if ("realtime" in input) {
    const { profitRate, lossRate, singleBetAmount } = input.realtime;
    const terms = { profitRate, lossRate, singleBetAmount: minor(singleBetAmount) };
    const paysNothing = profitRate === 0n && lossRate === 0n;
    return bad.length > 0 || paysNothing ? undefined : terms;
  }
  const tiers = input.tiers.map((tier) => ({
    rate: tier.rate,
    periodValidBet: minor(tier.periodValidBet),
    periodProfitAndLoss: minor(tier.periodProfitAndLoss),
    activeMembers: tier.activeMembers ?? null,
    betAmount: minor(tier.betAmount),
  }));
  const isRising = tiers.every(({ rate }, step) => rate > (tiers[step - 1]?.rate ?? 0n));
  return bad.length > 0 || !isRising ? undefined : { tiers };
}

/** Terms, and how often they are settled; null for kinds with a fixed rhythm. */
export interface Conditions {
  terms: Terms;
  period: ContractPeriod | null;
}

/** From the shortest. */
const lengthOf = (period: ContractPeriod | null) => (period === null ? 0 : contractPeriods.indexOf(period));

/**
 * Whether terms can pay for bets for which the others pay less, or nothing: by a rate, a minimum or a period. Missing terms pay
 * nothing.
 */
export function paysMore({ terms, period }: Conditions, than: Conditions | undefined): boolean {
  const [own, other] = [lengthOf(period), lengthOf(than?.period ?? null)];
  // Losses of some days would not be set off against the wins of others.
  if (than !== undefined && own < other) return true;
  const bounds = than === undefined ? [] : stepsOf(than.terms);
  const isWithin = (step: Tier) => (bound: Tier) =>
    bound.rate >= step.rate && (own > other ? isFree(bound) : isEasier(bound, step));
  return stepsOf(terms).some((steps, index) =>
    steps.some((step) => step.rate > 0n && !bounds[index]?.some(isWithin(step))),
  );
}

/** The steps of each rate that terms have. */
const stepsOf = (terms: Terms): readonly (readonly Tier[])[] => {
  if ("tiers" in terms) return [terms.tiers];
  const { profitRate, lossRate, singleBetAmount: betAmount } = terms;
  return [profitRate, lossRate].map((rate) => [{ ...noMinimums, rate, activeMembers: 1, betAmount }]);
};
const noMinimums = { periodValidBet: null, periodProfitAndLoss: null };

/** A step that everybody reaches, also in a part of a longer period. */
const isFree = ({ periodValidBet, periodProfitAndLoss, activeMembers }: Tier) =>
  periodValidBet === null && periodProfitAndLoss === null && activeMembers === null;

/** Whether `one` asks for no more than `step`: a team that reaches `step` in a period reaches `one` too. */
const isEasier = (one: Tier, step: Tier): boolean =>
  isAtMost(one.periodValidBet, step.periodValidBet) &&
  isAtMost(one.periodProfitAndLoss, step.periodProfitAndLoss) &&
  (one.activeMembers === null ||
    (one.activeMembers <= (step.activeMembers ?? 0) && isAtMost(one.betAmount, step.betAmount)));

/** Whether a minimum is no higher than another one. Null is no minimum. */
const isAtMost = (minimum: bigint | null, other: bigint | null) =>
  minimum === null || (other !== null && minimum <= other);

const storedTier = z.object({
  rate: z.string().transform(toRate),
  periodValidBet: z.string().transform(BigInt).nullable(),
  periodProfitAndLoss: z.string().transform(BigInt).nullable(),
  activeMembers: z.number().nullable(),
  betAmount: z.string().transform(BigInt).nullable(),
});
const storedTerms = z.union([
  z.object({ tiers: z.array(storedTier) }),
  z.object({
    profitRate: z.string().transform(toRate),
    lossRate: z.string().transform(toRate),
    singleBetAmount: z.string().transform(BigInt).nullable(),
  }),
]);

/** Terms as the database keeps them: rates as the wire has them, amounts in minor units. */
export type StoredTerms = z.input<typeof storedTerms>;
export const parseTerms = (stored: StoredTerms): Terms => storedTerms.parse(stored);
export const storeTerms = (terms: Terms): StoredTerms => textOf(terms, String);

/** Terms in the contract's form. */
export const termsView = (terms: Terms, currency: string) => textOf(terms, (minor) => toDecimal(minor, currency));

function textOf(terms: Terms, write: (minor: bigint) => string): StoredTerms {
  const money = (minor: bigint | null) => (minor === null ? null : write(minor));
  if (!("tiers" in terms)) {
    const { profitRate, lossRate, singleBetAmount } = terms;
    return { profitRate: rateText(profitRate), lossRate: rateText(lossRate), singleBetAmount: money(singleBetAmount) };
  }
  return {
    tiers: terms.tiers.map(({ rate, periodValidBet, periodProfitAndLoss, activeMembers, betAmount }) => ({
      rate: rateText(rate),
      periodValidBet: money(periodValidBet),
      periodProfitAndLoss: money(periodProfitAndLoss),
      activeMembers,
      betAmount: money(betAmount),
    })),
  };
}
