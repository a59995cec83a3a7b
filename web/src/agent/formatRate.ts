import type { IntlShape } from "react-intl";

/** A rate as a text of the language: `0.0125` is `1.25%` in English. */
export const formatRate = (rate: string, { formatNumber }: Pick<IntlShape, "formatNumber">): string =>
  formatNumber(Number(rate), { style: "percent", maximumFractionDigits: 4 });
