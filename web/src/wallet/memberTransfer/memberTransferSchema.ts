import type { IntlShape } from "react-intl";
import { object, string } from "yup";
import { type OutgoingBounds, outgoingProblem } from "../../forms/amountProblem.ts";
import { paymentPasswordSchema } from "../../security/paymentPasswordSchema.ts";

/** Where a transfer goes: to the agent above, or to a member directly below. */
export type TransferDirection = "UPLINE" | "DOWNLINE";

/** A transfer to another member as it is typed; `account` is empty for the upline. */
export interface MemberTransferValues {
  readonly account: string;
  readonly amount: string;
  readonly remark: string;
  readonly paymentPassword: string;
}

interface Bounds extends OutgoingBounds {
  readonly direction: TransferDirection;
}

/** What is wrong with an amount as it is typed; undefined when nothing is. */
export const memberTransferProblem = (intl: IntlShape, text: string, bounds: OutgoingBounds) =>
  outgoingProblem(intl, text, bounds, { available: "transfer_amount_most", day: "member_transfer_day_left" });

/** The rules of a transfer. Formik passes an empty field as undefined: the default keeps its error in plain words. */
export function memberTransferSchema(intl: IntlShape, bounds: Bounds) {
  const { formatMessage } = intl;
  return object({
    account: string()
      .default("")
      .test(
        "named",
        formatMessage({ id: "member_transfer_account_missing" }),
        (account) => bounds.direction === "UPLINE" || account.trim() !== "",
      ),
    amount: string()
      .default("")
      .test("range", "", (text, { createError }) => {
        const message = memberTransferProblem(intl, text, bounds);
        return message ? createError({ message }) : true;
      }),
    remark: string().default(""),
    paymentPassword: paymentPasswordSchema(intl).default(""),
  });
}
