import type { IntlShape } from "react-intl";
import { string } from "yup";
import { formatRate } from "../formatRate.ts";
import { readRebate } from "./rebateText.ts";

/** Validation of a rebate within its bounds. */
export const rebateSchema = (intl: IntlShape, { least, most }: { least: string; most: string }) =>
  string().test(
    "rebate",
    intl.formatMessage(
      { id: "agent_rebate_bounds" },
      { least: formatRate(least, intl), most: formatRate(most, intl), decimals: 2 },
    ),
    (typed = "") => {
      const rebate = readRebate(typed, intl.locale);
      return rebate !== null && Number(rebate) >= Number(least) && Number(rebate) <= Number(most);
    },
  );
