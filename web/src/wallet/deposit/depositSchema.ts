import type { IntlShape } from "react-intl";
import { object, string } from "yup";
import { compare, readAmount } from "../../forms/amounts.ts";
import { digitsProblem } from "../../forms/digitsProblem.ts";
import { formatAmount } from "../../ui/text/Amount.tsx";
import type { Money } from "../../ui/text/Money.ts";

/** A deposit as it is typed. */
export interface DepositValues {
  readonly channelId: string;
  readonly amount: string;
}

/** A channel's bounds. */
export interface Bounds {
  readonly internalID: string;
  readonly least: Money;
  readonly most: Money;
}

/** What is wrong with an amount as it is typed; undefined when nothing is. */
export function amountProblem(intl: IntlShape, text: string, { least, most }: Omit<Bounds, "internalID">) {
  const { formatMessage, locale } = intl;
  const amount = readAmount(text, locale);
  const tooManyDigits = digitsProblem(intl, amount, least);
  if (tooManyDigits) return tooManyDigits;
  if (amount !== null && compare(amount, least.amount) >= 0 && compare(amount, most.amount) <= 0) return undefined;
  const values = { least: formatAmount(least, locale), most: formatAmount(most, locale) };
  return formatMessage({ id: "deposit_range" }, values);
}

/** The rules of a deposit. Formik passes an empty field as undefined: the default keeps its error in plain words. */
export function depositSchema(intl: IntlShape, channels: readonly Bounds[]) {
  const channelOf = (id: string) => channels.find(({ internalID }) => internalID === id);
  return object({
    channelId: string().default(""),
    amount: string()
      .default("")
      .test("range", "", (text, { parent, createError }) => {
        const channel = channelOf(parent.channelId);
        const message = channel && amountProblem(intl, text, channel);
        return message ? createError({ message }) : true;
      }),
  });
}
