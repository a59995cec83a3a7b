import type { IntlShape } from "react-intl";
import { array, object, string } from "yup";
import { digitsProblem } from "../../forms/amountProblem.ts";
import { compare, readAmount, readCount } from "../../forms/amounts.ts";
import type { Money } from "../../ui/text/Money.ts";
import { formatRate } from "../formatRate.ts";
import { rateSchema } from "../rateSchema.ts";
import { RATE_DECIMALS, readRate } from "../rates.ts";
import type { ContractKind } from "./contractKinds.ts";

/** What the agent may offer: the highest rates, and amounts with as many decimals as one of the platform. */
export interface OfferBounds {
  amount?: Money | null | undefined;
  rate: string;
  profitRate: string;
  lossRate: string;
}

const MOST_MEMBERS = 999_999;

/** Validation of an offer before the gateway is asked: names, rates within the agent's own, rising steps. */
export function offerSchema(intl: IntlShape, kind: ContractKind, bounds: OfferBounds) {
  const { formatMessage, locale } = intl;
  const isEmpty = (text: string) => text.trim() === "";
  const rateUpTo = (most: string) => rateSchema(intl, { most });
  const amount = string().test((text = "", { createError }) => {
    const read = readAmount(text, locale);
    const message = bounds.amount && digitsProblem(intl, read, bounds.amount);
    if (isEmpty(text) || (read !== null && !message)) return true;
    return createError({ message: message ?? formatMessage({ id: "contracts_amount_wrong" }) });
  });
  const members = string().test(
    "members",
    formatMessage({ id: "contracts_count_wrong" }),
    (text = "") => isEmpty(text) || readCount(text, locale) <= MOST_MEMBERS,
  );
  const step = object({
    rate: rateUpTo(bounds.rate),
    periodValidBet: amount,
    periodProfitAndLoss: amount,
    activeMembers: members,
    betAmount: amount,
  });
  const rising = array(step).test((steps = [], { createError, path }) => {
    const rates = steps.map(({ rate = "" }) => readRate(rate, locale, RATE_DECIMALS));
    const index = rates.findIndex((rate, at) => {
      const before = rates[at - 1];
      return rate !== null && before != null && compare(rate, before) <= 0;
    });
    if (index < 0) return true;
    return createError({ path: `${path}.${index}.rate`, message: formatMessage({ id: "contracts_rate_rising" }) });
  });
  // Formik passes an empty field as undefined, which no pattern looks at.
  const account = string()
    .default("")
    .trim()
    .matches(/^[\w.-]{1,32}$/, formatMessage({ id: "contracts_offer_account" }));
  return kind === "REAL_TIME_SALARY"
    ? object({
        account,
        profitRate: rateUpTo(bounds.profitRate),
        lossRate: rateUpTo(bounds.lossRate).test(
          "something",
          formatMessage({ id: "contracts_rate_nothing" }, { none: formatRate("0", intl) }),
          (lossRate = "", { parent: { profitRate = "" } }) =>
            [profitRate, lossRate].some((text) => readRate(text, locale, RATE_DECIMALS) !== "0"),
        ),
        singleBetAmount: amount,
      })
    : object({ account, steps: rising });
}
