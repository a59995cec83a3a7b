import { TrendingDown, TrendingUp } from "lucide-react";
import { FormattedMessage, useIntl } from "react-intl";
import styles from "./Overview.module.css";

/** How much a figure differs from that of the days before; nothing when there is nothing to compare. */
export function Change({ now, before }: { now: number; before: number | undefined }) {
  const { formatNumber } = useIntl();
  if (!before) return null;
  const change = (now - before) / Math.abs(before);
  const percent = formatNumber(change, {
    style: "percent",
    maximumFractionDigits: Math.abs(change) < 0.1 ? 1 : 0,
    signDisplay: "exceptZero",
  });
  const Icon = change < 0 ? TrendingDown : TrendingUp;
  return (
    <span className={styles.change}>
      {change !== 0 && <Icon size={16} aria-hidden="true" />}
      <span aria-hidden="true">{percent}</span>
      <span className="visually-hidden">
        <FormattedMessage id="overview_change" values={{ percent }} />
      </span>
    </span>
  );
}
