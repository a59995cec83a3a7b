import type { IntlShape } from "react-intl";
import { object, string } from "yup";
import { compare, digitsOf, readAmount } from "../../forms/amounts.ts";
import { formatAmount } from "../../ui/text/Amount.tsx";

/** A withdrawal as it is typed. */
export interface WithdrawValues {
  readonly payoutAccountId: string;
  readonly amount: string;
  readonly paymentPassword: string;
}

interface Money {
  readonly amount: string;
  readonly currency: string;
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

/** The rules of a withdrawal. Formik passes an empty field as undefined: the default keeps its error in plain words. */
export function withdrawSchema({ formatMessage, locale }: IntlShape, bounds: WithdrawBounds) {
  const { least, most, dailyAmountLeft, available } = bounds;
  const money = (amount: Money) => formatAmount(amount, locale);
  return object({
    payoutAccountId: string()
      .default("")
      .required(formatMessage({ id: "withdraw_choose_account" })),
    amount: string()
      .default("")
      .test("range", "", (text, { createError }) => {
        const amount = readAmount(text, locale);
        const isInRange =
          amount !== null &&
          compare(amount, least.amount) >= 0 &&
          compare(amount, most.amount) <= 0 &&
          digitsOf(amount) <= digitsOf(least.amount);
        const range = { least: money(least), most: money(most) };
        if (!isInRange) return createError({ message: formatMessage({ id: "deposit_range" }, range) });
        if (compare(amount, available.amount) > 0) {
          return createError({ message: formatMessage({ id: "withdraw_too_much" }, { available: money(available) }) });
        }
        if (compare(amount, dailyAmountLeft.amount) <= 0) return true;
        return createError({ message: formatMessage({ id: "withdraw_day_left" }, { left: money(dailyAmountLeft) }) });
      }),
    paymentPassword: string()
      .default("")
      .matches(/^\d{6}$/, formatMessage({ id: "payment_password_digits" })),
  });
}
