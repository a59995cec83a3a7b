import { z } from "zod";
import { PlatformError } from "../http/errors.ts";
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

/** The terms of an offer, as the wire has them. It is no union: a refusal of one names no field. */
export const termsInput = z
  .strictObject({
    tiers: z.array(tierInput).min(1).max(MAX_TIERS).optional(),
    realtime: z
      .strictObject({ profitRate: rateInput, lossRate: rateInput, singleBetAmount: amount.nullish() })
      .optional(),
  })
  .refine(({ tiers, realtime }) => (tiers === undefined) !== (realtime === undefined));

/**
 * The terms of an offer of a kind. Throws VALIDATION_FAILED with each field when they belong to another kind, an amount is
 * none of the currency, they pay nothing, or a step does not pay more than the one before it.
 */
export function readTerms(
  kind: ContractKind,
  { tiers: steps, realtime }: z.output<typeof termsInput>,
  currency: string,
): Terms {
  const wrong: string[] = [];
  const minor = (text: string | null | undefined, field: string) => {
    const read = text == null ? null : toMinor(text, currency);
    if (read === undefined) wrong.push(field);
    return read ?? null;
  };
  const read = (): Terms | undefined => {
    if (kind === "realtimeSalary") {
      if (!realtime) return undefined;
      if (realtime.profitRate === 0n && realtime.lossRate === 0n) wrong.push("realtime.lossRate");
      return { ...realtime, singleBetAmount: minor(realtime.singleBetAmount, "realtime.singleBetAmount") };
    }
    return steps && { tiers: steps.map(readStep) };
  };
  const readStep = ({ rate, activeMembers = null, ...step }: z.output<typeof tierInput>, index: number): Tier => {
    const place = `tiers.${index}`;
    if (rate <= (steps?.[index - 1]?.rate ?? 0n)) wrong.push(`${place}.rate`);
    return {
      rate,
      periodValidBet: minor(step.periodValidBet, `${place}.periodValidBet`),
      periodProfitAndLoss: minor(step.periodProfitAndLoss, `${place}.periodProfitAndLoss`),
      activeMembers,
      betAmount: minor(step.betAmount, `${place}.betAmount`),
    };
  };
  const terms = read();
  if (terms && wrong.length === 0) return terms;
  const fields = wrong.length === 0 ? ["terms"] : wrong.map((field) => `terms.${field}`);
  throw new PlatformError("VALIDATION_FAILED", { fields: fields.map((field) => ({ field, rule: "contract" })) });
}

/** Terms, and how often they are settled; null for kinds with a fixed rhythm. */
export interface Conditions {
  terms: Terms;
  period: ContractPeriod | null;
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
