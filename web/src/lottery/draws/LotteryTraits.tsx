import type { IntlShape } from "react-intl";
import { useIntl } from "react-intl";

const DAY = 86_400;

/** How often a lottery draws, in words; empty when that is unknown. */
export function cadenceOf({ formatMessage }: IntlShape, interval: number | null | undefined): string {
  if (!interval) return "";
  if (interval >= DAY) return formatMessage({ id: "lottery_daily" });
  return formatMessage({ id: "lottery_every" }, { minutes: Math.round(interval / 60) });
}

interface Props {
  /** Seconds between two draws. */
  interval: number | null | undefined;
  kind: string;
  mode: string;
}

/** A lottery in words: how often it draws, what it draws, and whose it is. */
export function LotteryTraits({ interval, kind, mode }: Props) {
  const intl = useIntl();
  const drawn = intl.formatMessage({ id: `lottery_kind_${kind}` });
  const region = intl.formatMessage({ id: `lottery_mode_${mode}` });
  return [cadenceOf(intl, interval), drawn, region].filter(Boolean).join(" · ");
}
