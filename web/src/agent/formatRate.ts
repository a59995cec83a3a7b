import type { IntlShape } from "react-intl";

/** A rate as a text of the language: `0.0125` is `1.25%` in English. A dash stands for one that the platform did not say. */
export const formatRate = (
  rate: string | null | undefined,
  { formatNumber }: Pick<IntlShape, "formatNumber">,
): string => (rate == null ? "–" : formatNumber(Number(rate), { style: "percent", maximumFractionDigits: 4 }));
