import type { IntlShape } from "react-intl";
import { object, string } from "yup";
import { compare, readAmount } from "../../forms/amounts.ts";
import { digitsProblem } from "../../forms/digitsProblem.ts";
import { formatAmount } from "../../ui/text/Amount.tsx";
import type { Money } from "../../ui/text/Money.ts";

/** A withdrawal as it is typed. */
export interface WithdrawValues {
  /** Empty until the member chooses one: then the first that can be used is meant. */
  readonly payoutAccountId: string;
  readonly amount: string;
  readonly paymentPassword: string;
}

/** What bounds a withdrawal. */
export interface WithdrawBounds {
  readonly least: Money;
  readonly most: Money;
  readonly dailyAmountLeft: Money;
  readonly available: Money;
}

/** The largest amount that all bounds allow. */
export function largestAmount({ most, dailyAmountLeft, available }: Omit<WithdrawBounds, "least">): Money {
  return [most, dailyAmountLeft, available].reduce((low, next) => (compare(next.amount, low.amount) < 0 ? next : low));
}

/** What is wrong with an amount as it is typed; undefined when nothing is. */
export function amountProblem(intl: IntlShape, text: string, bounds: WithdrawBounds): string | undefined {
  const { formatMessage, locale } = intl;
  const { least, most, dailyAmountLeft, available } = bounds;
  const money = (amount: Money) => formatAmount(amount, locale);
  const amount = readAmount(text, locale);
  const tooManyDigits = digitsProblem(intl, amount, least);
  if (tooManyDigits) return tooManyDigits;
  if (amount === null || compare(amount, least.amount) < 0 || compare(amount, most.amount) > 0) {
    return formatMessage({ id: "deposit_range" }, { least: money(least), most: money(most) });
  }
  if (compare(amount, available.amount) > 0) {
    return formatMessage({ id: "withdraw_too_much" }, { available: money(available) });
  }
  if (compare(amount, dailyAmountLeft.amount) <= 0) return undefined;
  return formatMessage({ id: "withdraw_day_left" }, { left: money(dailyAmountLeft) });
}

/** The rules of a withdrawal. Formik passes an empty field as undefined: the default keeps its error in plain words. */
export function withdrawSchema(intl: IntlShape, bounds: WithdrawBounds) {
  const { formatMessage } = intl;
  return object({
    payoutAccountId: string().default(""),
    amount: string()
      .default("")
      .test("range", "", (text, { createError }) => {
        const message = amountProblem(intl, text, bounds);
        return message ? createError({ message }) : true;
      }),
    paymentPassword: string()
      .default("")
      .matches(/^\d{6}$/, formatMessage({ id: "payment_password_digits" })),
  });
}
