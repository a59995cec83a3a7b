import type { IntlShape } from "react-intl";
import { object, string } from "yup";
import { digitsProblem, unreadProblem } from "../../forms/amountProblem.ts";
import { compare, readAmount, ungrouped } from "../../forms/amounts.ts";
import type { Money } from "../../ui/text/Money.ts";

/** A transfer as it is typed: wallets by their ids. */
export interface TransferValues {
  readonly from: string;
  readonly to: string;
  readonly amount: string;
}

/** A wallet that a transfer can name. */
export interface TransferWallet {
  readonly id: string;
  readonly name: string;
  readonly balance: Money;
  /** Whether money can be moved into it. */
  readonly isOpen: boolean;
}

/** The rules of a transfer. Formik passes an empty field as undefined: the default keeps its error in plain words. */
export function transferSchema(intl: IntlShape, wallets: readonly TransferWallet[]) {
  const { formatMessage, locale } = intl;
  const balanceOf = (id: string) => wallets.find((wallet) => wallet.id === id)?.balance;
  const problemOf = (text: string, balance: Money) => {
    const amount = readAmount(text, locale);
    // An amount that is too large to read is larger than any balance.
    const isLarge = amount === null && Number(ungrouped(text, locale)) > 0;
    if (amount === null && !isLarge) return unreadProblem(intl, text, balance.currency);
    if (amount === null || compare(amount, balance.amount) > 0) return formatMessage({ id: "transfer_amount_most" });
    return digitsProblem(intl, amount, balance);
  };
  return object({
    from: string().default(""),
    to: string()
      .default("")
      .test("other", formatMessage({ id: "transfer_same" }), (to, { parent }) => to !== parent.from),
    amount: string()
      .default("")
      .test("amount", "", (text, { parent, createError }) => {
        const balance = balanceOf(parent.from);
        const message = balance && problemOf(text, balance);
        return message ? createError({ message }) : true;
      }),
  });
}
