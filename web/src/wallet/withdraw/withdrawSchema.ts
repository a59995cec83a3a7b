import type { IntlShape } from "react-intl";
import { object, string } from "yup";
import { type OutgoingBounds, outgoingProblem } from "../../forms/amountProblem.ts";
import { compare } from "../../forms/amounts.ts";
import { paymentPasswordSchema } from "../../security/paymentPasswordSchema.ts";
import type { Money } from "../../ui/text/Money.ts";

/** A withdrawal as it is typed. */
export interface WithdrawValues {
  /** Empty until the member chooses one: then the first that can be used is meant. */
  readonly payoutAccountId: string;
  readonly amount: string;
  readonly paymentPassword: string;
}

/** The largest amount that all bounds allow. */
export function largestAmount({ most, dailyAmountLeft, available }: Omit<OutgoingBounds, "least">): Money {
  return [most, dailyAmountLeft, available].reduce((low, next) => (compare(next.amount, low.amount) < 0 ? next : low));
}

/** What is wrong with an amount as it is typed; undefined when nothing is. */
export const withdrawProblem = (intl: IntlShape, text: string, bounds: OutgoingBounds) =>
  outgoingProblem(intl, text, bounds, { available: "withdraw_too_much", day: "withdraw_day_left" });

/** The rules of a withdrawal. Formik passes an empty field as undefined: the default keeps its error in plain words. */
export function withdrawSchema(intl: IntlShape, bounds: OutgoingBounds) {
  return object({
    payoutAccountId: string().default(""),
    amount: string()
      .default("")
      .test("range", "", (text, { createError }) => {
        const message = withdrawProblem(intl, text, bounds);
        return message ? createError({ message }) : true;
      }),
    paymentPassword: paymentPasswordSchema(intl).default(""),
  });
}
