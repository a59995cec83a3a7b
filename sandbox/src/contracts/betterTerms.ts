import { contractPeriods } from "@atrium/schema/values";
import type { FieldFault } from "../http/errors.ts";
import { toDecimal } from "../money.ts";
import type { ContractPeriod } from "./contractKinds.ts";
import { rateText } from "./rate.ts";
import type { Conditions, Terms, Tier } from "./terms.ts";

/**
 * Whether terms can pay for bets for which the others pay less, or nothing: by a rate, a minimum or a period. Missing terms pay
 * nothing.
 */
export const paysMore = (offered: Conditions, than: Conditions | undefined): boolean =>
  than === undefined
    ? stepsOf(offered.terms).some(({ steps }) => highest(steps) > 0n)
    : bettersOf(offered, than).length > 0;

/** The fields of an offer that are better than the own contract, each with the bound which that sets: a `max` for rates. */
export const betterFields = (offered: Conditions, own: Conditions, currency: string): FieldFault[] =>
  bettersOf(offered, own).map(({ field, most, least }) => ({
    field,
    rule: "contract",
    ...(most !== undefined && { max: Number(rateText(most)) }),
    ...(least !== undefined && { min: typeof least === "number" ? least : Number(toDecimal(least, currency)) }),
  }));

interface Better {
  field: string;
  /** The highest rate, in millionths. */
  most?: bigint;
  /** The lowest minimum: an amount in minor units, or a number of members. */
  least?: bigint | number;
}

function bettersOf(offered: Conditions, than: Conditions): Better[] {
  const [own, other] = [lengthOf(offered.period), lengthOf(than.period)];
  const bounds = stepsOf(than.terms);
  const betters = stepsOf(offered.terms).flatMap(({ steps, fieldOf }, index) =>
    steps.flatMap((step, at): Better[] => {
      const known = bounds[index]?.steps ?? [];
      const reached = known.filter(({ rate }) => rate >= step.rate);
      const minimums = (bound: Tier) => minimumsOf(bound, step, fieldOf(at));
      const isLonger = own > other;
      if (step.rate === 0n || reached.some((bound) => (isLonger ? isFree(bound) : minimums(bound).length === 0)))
        return [];
      const [bound] = reached;
      if (!bound) return [{ field: fieldOf(at)("rate"), most: highest(known) }];
      return isLonger ? [period] : minimums(bound);
    }),
  );
  // Losses of some days would not be set off against the wins of others.
  return own < other ? [period, ...betters] : betters;
}
const period = { field: "period" };

/** The minimums of a step that are lower than those of a bound: a team that reaches the step may not reach the bound. */
function minimumsOf(bound: Tier, step: Tier, fieldOf: FieldOf): Better[] {
  // The stake of active members counts only where there must be some.
  const ofMembers = bound.activeMembers === null ? [] : (["activeMembers", "betAmount"] as const);
  return (["periodValidBet", "periodProfitAndLoss", ...ofMembers] as const).flatMap((name) => {
    const [least, own] = [bound[name], step[name]];
    return least === null || (own !== null && own >= least) ? [] : [{ field: fieldOf(name), least }];
  });
}

/** From the shortest. */
const lengthOf = (period: ContractPeriod | null) => (period === null ? 0 : contractPeriods.indexOf(period));

const highest = (steps: readonly Tier[]) => steps.reduce((most, { rate }) => (rate > most ? rate : most), 0n);

/** The name that a part of a step has in an offer. */
type FieldOf = (part: keyof Tier) => string;

/** The steps of each rate that terms have. */
function stepsOf(terms: Terms): readonly { steps: readonly Tier[]; fieldOf: (step: number) => FieldOf }[] {
  if ("tiers" in terms) {
    return [{ steps: terms.tiers, fieldOf: (step) => (part) => `terms.tiers.${step}.${part}` }];
  }
  const { singleBetAmount: betAmount } = terms;
  return (["profitRate", "lossRate"] as const).map((rate) => ({
    steps: [{ periodValidBet: null, periodProfitAndLoss: null, rate: terms[rate], activeMembers: 1, betAmount }],
    fieldOf: () => (part) => `terms.realtime.${part === "rate" ? rate : "singleBetAmount"}`,
  }));
}

/** A step that everybody reaches, also in a part of a longer period. */
const isFree = ({ periodValidBet, periodProfitAndLoss, activeMembers }: Tier) =>
  periodValidBet === null && periodProfitAndLoss === null && activeMembers === null;
