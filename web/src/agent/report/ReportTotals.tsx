import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { type Fact, Facts } from "../../ui/text/Facts.tsx";
import styles from "./ReportTotals.module.css";

interface Props {
  /** Names sums that are not those of everything in the filter. */
  title?: ReactNode;
  /** How much is summed up. */
  count?: ReactNode;
  sums: readonly Fact[];
}

/** The sums over everything in the filter, not only over the rows that are shown. */
export const ReportTotals = ({ title = <FormattedMessage id="agent_totals" />, count, sums }: Props) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboards must be able to scroll it
  <section className={styles.totals} tabIndex={0}>
    <h3 className={styles.title}>
      {title}
      {count && <small>{count}</small>}
    </h3>
    <dl className={styles.sums}>
      <Facts facts={sums} />
    </dl>
  </section>
);

/** Sums of several things, in one strip where there is room. */
export const TotalsTogether = ({ children }: { children: ReactNode }) => (
  <div className={styles.together}>{children}</div>
);
