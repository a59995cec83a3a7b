import type { IntlShape } from "react-intl";
import { useIntl } from "react-intl";
import styles from "./LotteryHead.module.css";

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
  /** Null where the list says it. */
  kind: string | null;
  mode: string;
}

/**
 * A lottery in words: how often it draws, what it draws, and whose it is. A line ends between these. As one text they would
 * be larger than the name, which the page shows before the client starts: the largest paint would be the later one.
 */
export function LotteryTraits({ interval, kind, mode }: Props) {
  const intl = useIntl();
  const drawn = kind && intl.formatMessage({ id: `lottery_kind_${kind}` });
  const region = intl.formatMessage({ id: `lottery_mode_${mode}` });
  const traits = [cadenceOf(intl, interval), drawn, region].filter(Boolean);
  return traits.map((trait, place) => (
    <span key={trait} className={styles.trait}>
      {place < traits.length - 1 ? `${trait} · ` : trait}
    </span>
  ));
}
