import { array, boolean, object, string } from "yup";
import { randomKey } from "../../browser/randomKey.ts";
import { accepted } from "../../forms/accepted.ts";
import { readAmount, readCount } from "../../forms/amounts.ts";
import { RATE_DECIMALS, readRate } from "../rates.ts";
import type { PlainTerms } from "./ContractTerms.tsx";
import { type ContractKind, type ContractPeriod, contractPeriods, hasPeriod } from "./contractKinds.ts";

/** A step as the form has it: texts in the form of the language; empty minimums do not count. */
export interface StepValues {
  /** Tells steps apart, whatever their place; not sent. */
  key: string;
  rate: string;
  periodValidBet: string;
  periodProfitAndLoss: string;
  activeMembers: string;
  betAmount: string;
}

export interface OfferValues {
  account: string;
  period: ContractPeriod;
  steps: StepValues[];
  profitRate: string;
  lossRate: string;
  singleBetAmount: string;
  /** Whether the holder asks for what it pays. */
  paidOnRequest: boolean;
}

export const MAX_STEPS = 10;

const typed = string().defined().max(60);

/** The form of an offer as it is kept. */
export const offerDraft = object({
  account: typed,
  period: string().required().oneOf(contractPeriods),
  steps: array(
    object({
      key: typed,
      rate: typed,
      periodValidBet: typed,
      periodProfitAndLoss: typed,
      activeMembers: typed,
      betAmount: typed,
    }),
  )
    .required()
    .max(MAX_STEPS),
  profitRate: typed,
  lossRate: typed,
  singleBetAmount: typed,
  paidOnRequest: boolean().required(),
});

export const emptyStep = (): StepValues => ({
  key: randomKey(),
  rate: "",
  periodValidBet: "",
  periodProfitAndLoss: "",
  activeMembers: "",
  betAmount: "",
});

export const emptyOffer = (account = "", period: ContractPeriod = "MONTHLY"): OfferValues => ({
  account,
  period,
  steps: [emptyStep()],
  profitRate: "",
  lossRate: "",
  singleBetAmount: "",
  paidOnRequest: false,
});

/** What is offered, as the gateway takes it. */
export function offerInput(kind: ContractKind, values: OfferValues, locale: string) {
  const rate = (text: string) => accepted(readRate(text, locale, RATE_DECIMALS));
  const amount = (text: string) => readAmount(text, locale);
  const { profitRate, lossRate, singleBetAmount, paidOnRequest } = values;
  const terms =
    kind === "REAL_TIME_SALARY"
      ? {
          realTime: {
            profitRate: rate(profitRate),
            lossRate: rate(lossRate),
            singleBetAmount: amount(singleBetAmount),
          },
        }
      : {
          tiers: values.steps.map((step) => ({
            rate: rate(step.rate),
            periodValidBet: amount(step.periodValidBet),
            periodProfitAndLoss: amount(step.periodProfitAndLoss),
            activeMembers: step.activeMembers.trim() === "" ? null : readCount(step.activeMembers, locale),
            betAmount: amount(step.betAmount),
          })),
        };
  const period = hasPeriod(kind) ? values.period : null;
  return { account: values.account.trim(), kind, period, terms, paidOnRequest };
}

/** The form's name of a field of `offerInput`. */
export const offerField = (path: string): string =>
  path.replace(/^terms\.tiers\./, "steps.").replace(/^terms\.realTime\./, "");

/** What is offered, as it is shown. */
export function plainTerms(kind: ContractKind, values: OfferValues, locale: string): PlainTerms {
  const { terms } = offerInput(kind, values, locale);
  return terms.realTime ?? { tiers: terms.tiers };
}
