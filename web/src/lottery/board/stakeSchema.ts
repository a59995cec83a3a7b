import type { IntlShape } from "react-intl";
import { object, string } from "yup";
import { compare, digitsOf, readAmount, readCount } from "../../forms/amounts.ts";

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
export function stakeSchema({ formatMessage, formatNumber, locale }: IntlShape, min: string, max: string) {
  const digits = digitsOf(min);
  const unitRange = formatMessage(
    { id: "lottery_unit_range" },
    { min: formatNumber(Number(min)), max: formatNumber(Number(max)) },
  );
  const isWithin = (text: string) => {
    const unit = readAmount(text, locale);
    return unit !== null && compare(unit, min) >= 0 && compare(unit, max) <= 0;
  };
  const isPayable = (text: string) => {
    const unit = readAmount(text, locale);
    return unit === null || digitsOf(unit) <= digits;
  };
  return object({
    unit: string()
      .default("")
      .test("digits", formatMessage({ id: "lottery_unit_digits" }, { digits }), isPayable)
      .test("range", unitRange, isWithin),
    multiple: string()
      .default("")
      .test(
        "range",
        formatMessage({ id: "lottery_multiple_range" }, { max: maxMultiple }),
        (text) => readMultiple(text, locale) !== null,
      ),
  });
}
