import { z } from "zod";
import { toDecimal, toMinor } from "../money.ts";
import type { ContractKind } from "./contractKinds.ts";
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

/** The highest rates that terms can pay. Kinds with steps have one rate. */
export const topRates = (terms: Terms): readonly bigint[] =>
  "tiers" in terms ? [terms.tiers.at(-1)?.rate ?? 0n] : [terms.profitRate, terms.lossRate];

/**
 * Whether one of the rates of these terms is higher than the same rate of the others. Missing terms count as rates of
 * 0.
 */
export function paysMore(terms: Terms, than: Terms | undefined): boolean {
  const bounds = than ? topRates(than) : [];
  return topRates(terms).some((rate, index) => rate > (bounds[index] ?? 0n));
}

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
