import type { IntlShape } from "react-intl";
import { object, string } from "yup";
import { compare, digitsOf, readAmount } from "../../forms/amounts.ts";

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
  readonly balance: { readonly amount: string; readonly currency: string };
}

/** The rules of a transfer. Formik passes an empty field as undefined: the default keeps its error in plain words. */
export function transferSchema({ formatMessage, locale }: IntlShape, wallets: readonly TransferWallet[]) {
  const balanceOf = (id: string) => wallets.find((wallet) => wallet.id === id)?.balance.amount ?? "0";
  const isWithin = (text: string, from: string) => {
    const amount = readAmount(text, locale);
    return amount === null || compare(amount, balanceOf(from)) <= 0;
  };
  const isPayable = (text: string, from: string) =>
    digitsOf(readAmount(text, locale) ?? "0") <= digitsOf(balanceOf(from));
  return object({
    from: string().default(""),
    to: string()
      .default("")
      .test("other", formatMessage({ id: "transfer_same" }), (to, { parent }) => to !== parent.from),
    amount: string()
      .default("")
      .test("amount", formatMessage({ id: "transfer_amount_missing" }), (text) => readAmount(text, locale) !== null)
      .test("balance", formatMessage({ id: "transfer_amount_most" }), (text, { parent }) => isWithin(text, parent.from))
      .test("digits", formatMessage({ id: "transfer_amount_digits" }), (text, { parent }) =>
        isPayable(text, parent.from),
      ),
  });
}
