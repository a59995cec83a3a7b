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
  than === undefined ? stepsOf(offered.terms).some(paysSomething) : bettersOf(offered, than).length > 0;

const paysSomething = ({ steps }: Steps) => steps.some(({ rate }) => rate > 0n);

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
  const betters = stepsOf(offered.terms).flatMap(({ steps, fieldsOf }, index) =>
    steps.flatMap((step, at): Better[] => {
      const fields = fieldsOf(at);
      const known = bounds[index]?.steps ?? [];
      const reached = known.filter(({ rate }) => rate >= step.rate);
      if (
        step.rate === 0n ||
        reached.some((bound) => (own > other ? isFree(bound) : minimumsOf(bound, step, fields).length === 0))
      )
        return [];
      const [bound] = reached;
      if (!bound) return [{ field: fields.rate, most: highest(known) }];
      return own > other ? [{ field: "period" }] : minimumsOf(bound, step, fields);
    }),
  );
  // Losses of some days would not be set off against the wins of others.
  const isShorter = own < other;
  const isPeriod = ({ field }: Better) => field === "period";
  return isShorter || betters.some(isPeriod)
    ? [{ field: "period" }, ...betters.filter((better) => !isPeriod(better))]
    : betters;
}

/** The minimums of a step that are lower than those of a bound: a team that reaches the step in a period may not reach the bound. */
function minimumsOf(bound: Tier, step: Tier, fields: Fields): Better[] {
  const names = [
    "periodValidBet",
    "periodProfitAndLoss",
    "activeMembers",
    // The stake of active members counts only where there must be some.
    ...(bound.activeMembers === null ? [] : (["betAmount"] as const)),
  ] as const;
  return names.flatMap((name) => {
    const least = bound[name];
    const own = step[name];
    return least === null || (own !== null && own >= least) ? [] : [{ field: fields[name], least }];
  });
}

/** From the shortest. */
const lengthOf = (period: ContractPeriod | null) => (period === null ? 0 : contractPeriods.indexOf(period));

const highest = (steps: readonly Tier[]) => steps.reduce((most, { rate }) => (rate > most ? rate : most), 0n);

/** The names that a step's fields have in an offer. */
type Fields = Readonly<Record<keyof Tier, string>>;

interface Steps {
  steps: readonly Tier[];
  fieldsOf: (step: number) => Fields;
}

/** The steps of each rate that terms have. */
function stepsOf(terms: Terms): readonly Steps[] {
  if ("tiers" in terms) return [{ steps: terms.tiers, fieldsOf: (step) => fieldsBelow(`terms.tiers.${step}`) }];
  const betAmount = terms.singleBetAmount;
  const fields = fieldsBelow("terms.realtime");
  return (["profitRate", "lossRate"] as const).map((rate) => ({
    steps: [{ ...noMinimums, rate: terms[rate], activeMembers: 1, betAmount }],
    fieldsOf: () => ({ ...fields, rate: `terms.realtime.${rate}`, betAmount: "terms.realtime.singleBetAmount" }),
  }));
}
const noMinimums = { periodValidBet: null, periodProfitAndLoss: null };

const fieldsBelow = (place: string): Fields => ({
  rate: `${place}.rate`,
  periodValidBet: `${place}.periodValidBet`,
  periodProfitAndLoss: `${place}.periodProfitAndLoss`,
  activeMembers: `${place}.activeMembers`,
  betAmount: `${place}.betAmount`,
});

/** A step that everybody reaches, also in a part of a longer period. */
const isFree = ({ periodValidBet, periodProfitAndLoss, activeMembers }: Tier) =>
  periodValidBet === null && periodProfitAndLoss === null && activeMembers === null;
