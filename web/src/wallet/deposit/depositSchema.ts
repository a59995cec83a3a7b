import type { IntlShape } from "react-intl";
import { object, string } from "yup";
import { compare, digitsOf, readAmount } from "../../forms/amounts.ts";
import { formatAmount } from "../../ui/text/Amount.tsx";

/** A deposit as it is typed. */
export interface DepositValues {
  readonly channelId: string;
  readonly amount: string;
}

interface Money {
  readonly amount: string;
  readonly currency: string;
}

/** A channel's bounds. */
export interface Bounds {
  readonly internalID: string;
  readonly least: Money;
  readonly most: Money;
}

/** The rules of a deposit. Formik passes an empty field as undefined: the default keeps its error in plain words. */
export function depositSchema({ formatMessage, locale }: IntlShape, channels: readonly Bounds[]) {
  const channelOf = (id: string) => channels.find(({ internalID }) => internalID === id);
  return object({
    channelId: string().default(""),
    amount: string()
      .default("")
      .test("range", "", (text, { parent, createError }) => {
        const channel = channelOf(parent.channelId);
        const amount = readAmount(text, locale);
        if (!channel) return true;
        const { least, most } = channel;
        const isWithin =
          amount !== null &&
          compare(amount, least.amount) >= 0 &&
          compare(amount, most.amount) <= 0 &&
          digitsOf(amount) <= digitsOf(least.amount);
        if (isWithin) return true;
        const values = { least: formatAmount(least, locale), most: formatAmount(most, locale) };
        return createError({ message: formatMessage({ id: "deposit_range" }, values) });
      }),
  });
}
