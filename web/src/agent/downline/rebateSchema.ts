import type { IntlShape } from "react-intl";
import { string } from "yup";
import { readRebate, writeRebate } from "./rebateText.ts";

/** Validation of a rebate within its bounds. */
export const rebateSchema = ({ formatMessage, locale }: IntlShape, { least, most }: { least: string; most: string }) =>
  string().test(
    "rebate",
    formatMessage(
      { id: "agent_rebate_bounds" },
      { least: `${writeRebate(least, locale)} %`, most: `${writeRebate(most, locale)} %`, decimals: 2 },
    ),
    (typed = "") => {
      const rebate = readRebate(typed, locale);
      return rebate !== null && Number(rebate) >= Number(least) && Number(rebate) <= Number(most);
    },
  );
