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
 * A lottery in words: its kind, its interval, and its country where it is a country's; the operator's other modes mean nothing to a
 * player. A line ends between these. The name of the lottery stays the largest
 * text: the page shows it before the client starts, and so the largest paint comes early.
 */
export function LotteryTraits({ interval, kind, mode }: Props) {
  const intl = useIntl();
  const drawn = kind && intl.formatMessage({ id: `lottery_kind_${kind}` });
  const region = mode === "VIETNAM" ? intl.formatMessage({ id: "lottery_vietnam" }) : null;
  const traits = [drawn, cadenceOf(intl, interval), region].filter(Boolean);
  return traits.map((trait, place) => (
    <span key={trait} className={styles.trait}>
      {place < traits.length - 1 ? `${trait} · ` : trait}
    </span>
  ));
}
