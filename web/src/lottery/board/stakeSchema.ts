import type { IntlShape } from "react-intl";
import { object, string } from "yup";
import { rangeProblem } from "../../forms/amountProblem.ts";
import { readCount } from "../../forms/amounts.ts";
import type { Money } from "../../ui/text/Money.ts";

/** The stake of a line, as it is typed. */
export interface StakeValues {
  readonly unit: string;
  readonly multiple: string;
}

const maxMultiple = 1000;

/** The multiple in a text; null when the text is no multiple. */
export function readMultiple(text: string, locale: string): number | null {
  const multiple = readCount(text, locale);
  return multiple <= maxMultiple ? multiple : null;
}

/** The rules of a stake. Formik passes an empty field as undefined: the default keeps its error in plain words. */
export function stakeSchema(intl: IntlShape, range: { readonly least: Money; readonly most: Money }) {
  const { formatMessage, locale } = intl;
  return object({
    unit: string()
      .default("")
      .test("range", "", (text, { createError }) => {
        const message = rangeProblem(intl, text, range);
        return message ? createError({ message }) : true;
      }),
    multiple: string()
      .default("")
      .test(
        "range",
        formatMessage({ id: "lottery_multiple_range" }, { max: maxMultiple }),
        (text) => readMultiple(text, locale) !== null,
      ),
  });
}
