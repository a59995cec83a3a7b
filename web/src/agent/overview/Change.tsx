import { TrendingDown, TrendingUp } from "lucide-react";
import { useIntl } from "react-intl";
import { Text } from "../../ui/text/Text.tsx";
import styles from "./Overview.module.css";

/** A figure that has grown to more than this many times shows no percentage. */
const MOST_TIMES = 10;

/**
 * How much a figure differs from that of the days before; nothing when there is nothing to compare. When the earlier
 * figure is too small for a percentage, words say that it has grown; a fall, or growth from a loss, shows nothing.
 */
export function Change({ now, before }: { now: number; before: number | undefined }) {
  const { formatMessage, formatNumber } = useIntl();
  if (!before) return null;
  const change = (now - before) / Math.abs(before);
  const isBeyond = Math.abs(change) > MOST_TIMES - 1;
  if (isBeyond && (before < 0 || change < 0)) return null;
  const percent = isBeyond
    ? formatMessage({ id: "overview_change_most" }, { times: MOST_TIMES })
    : formatNumber(change, {
        style: "percent",
        maximumFractionDigits: Math.abs(change) < 0.1 ? 1 : 0,
        signDisplay: "exceptZero",
      });
  const Icon = change < 0 ? TrendingDown : TrendingUp;
  return (
    <span className={styles.change}>
      {change !== 0 && <Icon size={16} aria-hidden="true" />}
      <span aria-hidden="true">{percent}</span>
      <Text as="span" className="visually-hidden" text="overview_change" values={{ percent }} />
    </span>
  );
}
