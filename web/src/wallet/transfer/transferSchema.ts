import type { IntlShape } from "react-intl";
import { object, string } from "yup";
import { digitsProblem } from "../../forms/amountProblem.ts";
import { compare, readAmount } from "../../forms/amounts.ts";
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
  const isWithin = (text: string, from: string) => {
    const amount = readAmount(text, locale);
    const balance = balanceOf(from);
    return amount === null || (balance !== undefined && compare(amount, balance.amount) <= 0);
  };
  return object({
    from: string().default(""),
    to: string()
      .default("")
      .test("other", formatMessage({ id: "transfer_same" }), (to, { parent }) => to !== parent.from),
    amount: string()
      .default("")
      .test("amount", formatMessage({ id: "transfer_amount_missing" }), (text) => readAmount(text, locale) !== null)
      .test("digits", "", (text, { parent, createError }) => {
        const balance = balanceOf(parent.from);
        const message = balance && digitsProblem(intl, readAmount(text, locale), balance);
        return message ? createError({ message }) : true;
      })
      .test("balance", formatMessage({ id: "transfer_amount_most" }), (text, { parent }) =>
        isWithin(text, parent.from),
      ),
  });
}
