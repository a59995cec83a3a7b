import type { IntlShape } from "react-intl";
import { useIntl } from "react-intl";

const DAY = 86_400;

/** How often a lottery draws, in words; empty when that is unknown. */
export function cadenceOf({ formatMessage }: IntlShape, interval: number | null | undefined): string {
  if (!interval) return "";
  if (interval >= DAY) return formatMessage({ id: "lottery_daily" });
  return formatMessage({ id: "lottery_every" }, { minutes: Math.round(interval / 60) });
}

/** How often a lottery draws. */
export const Cadence = ({ interval }: { interval: number | null | undefined }) => (
  <span>{cadenceOf(useIntl(), interval)}</span>
);
