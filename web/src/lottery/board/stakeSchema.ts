import type { IntlShape } from "react-intl";
import { object, string } from "yup";
import { compare, isAmount } from "../slip/amounts.ts";

/** The stake of a line, as it is typed. */
export interface StakeValues {
  readonly unit: string;
  readonly multiple: string;
}

const maxMultiple = 1000;

export function stakeSchema({ formatMessage, formatNumber }: IntlShape, min: string, max: string) {
  const unitRange = formatMessage(
    { id: "lottery_unit_range" },
    { min: formatNumber(Number(min)), max: formatNumber(Number(max)) },
  );
  const multipleRange = formatMessage({ id: "lottery_multiple_range" }, { max: maxMultiple });
  return object({
    unit: string()
      .defined()
      .test("range", unitRange, (unit) => isAmount(unit) && compare(unit, min) >= 0 && compare(unit, max) <= 0),
    multiple: string()
      .defined()
      .test(
        "range",
        multipleRange,
        (count) => /^\d+$/.test(count) && Number(count) >= 1 && Number(count) <= maxMultiple,
      ),
  });
}
