import type { IntlShape } from "react-intl";
import { string } from "yup";
import { compare } from "../forms/amounts.ts";
import { formatRate } from "./formatRate.ts";
import { RATE_DECIMALS, readRate } from "./rates.ts";

/** Validation of a percentage that is a rate within its bounds. */
export const rateSchema = (
  intl: IntlShape,
  { least = "0", most, decimals = RATE_DECIMALS }: { least?: string; most: string; decimals?: number },
) =>
  string().test(
    "rate",
    intl.formatMessage(
      { id: "agent_rebate_bounds" },
      { least: formatRate(least, intl), most: formatRate(most, intl), decimals },
    ),
    (typed = "") => {
      const rate = readRate(typed, intl.locale, decimals);
      return rate !== null && compare(rate, least) >= 0 && compare(rate, most) <= 0;
    },
  );
