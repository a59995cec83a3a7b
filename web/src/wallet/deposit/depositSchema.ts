import type { IntlShape } from "react-intl";
import { object, string } from "yup";
import { rangeProblem } from "../../forms/amountProblem.ts";
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

/** The rules of a deposit. Formik passes an empty field as undefined: the default keeps its error in plain words. */
export function depositSchema(intl: IntlShape, channels: readonly Bounds[]) {
  const channelOf = (id: string) => channels.find(({ internalID }) => internalID === id);
  return object({
    channelId: string().default(""),
    amount: string()
      .default("")
      .test("range", "", (text, { parent, createError }) => {
        const channel = channelOf(parent.channelId);
        const message = channel && rangeProblem(intl, text, channel);
        return message ? createError({ message }) : true;
      }),
  });
}
