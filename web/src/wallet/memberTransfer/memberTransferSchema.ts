import type { IntlShape } from "react-intl";
import { object, string } from "yup";
import { compare, readAmount } from "../../forms/amounts.ts";
import { digitsProblem } from "../../forms/digitsProblem.ts";
import { formatAmount } from "../../ui/text/Amount.tsx";
import type { Money } from "../../ui/text/Money.ts";

/** Where a transfer goes: to the agent above, or to a member directly below. */
export type TransferDirection = "UPLINE" | "DOWNLINE";

/** A transfer to another member as it is typed; `account` is empty for the upline. */
export interface MemberTransferValues {
  readonly account: string;
  readonly amount: string;
  readonly remark: string;
  readonly paymentPassword: string;
}

interface Bounds {
  readonly direction: TransferDirection;
  readonly least: Money;
  readonly most: Money;
  readonly dailyAmountLeft: Money;
  readonly available: Money;
}

/** The rules of a transfer. Formik passes an empty field as undefined: the default keeps its error in plain words. */
export function memberTransferSchema(intl: IntlShape, bounds: Bounds) {
  const { formatMessage, locale } = intl;
  const { direction, least, most, dailyAmountLeft, available } = bounds;
  const money = (amount: Money) => formatAmount(amount, locale);
  return object({
    account: string()
      .default("")
      .test(
        "named",
        formatMessage({ id: "member_transfer_account_missing" }),
        (account) => direction === "UPLINE" || account.trim() !== "",
      ),
    amount: string()
      .default("")
      .test("range", "", (text, { createError }) => {
        const amount = readAmount(text, locale);
        const message = digitsProblem(intl, amount, least);
        if (message) return createError({ message });
        const isInRange = amount !== null && compare(amount, least.amount) >= 0 && compare(amount, most.amount) <= 0;
        const range = { least: money(least), most: money(most) };
        if (!isInRange) return createError({ message: formatMessage({ id: "member_transfer_range" }, range) });
        if (compare(amount, available.amount) > 0) {
          return createError({ message: formatMessage({ id: "transfer_amount_most" }) });
        }
        if (compare(amount, dailyAmountLeft.amount) <= 0) return true;
        return createError({
          message: formatMessage({ id: "member_transfer_day_left" }, { left: money(dailyAmountLeft) }),
        });
      }),
    remark: string().default(""),
    paymentPassword: string()
      .default("")
      .matches(/^\d{6}$/, formatMessage({ id: "payment_password_digits" })),
  });
}
