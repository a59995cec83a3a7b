import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import type { RecordSum } from "../../records/RecordSums.tsx";
import styles from "./ReportTotals.module.css";

/** The sums over everything in the filter, not only over the rows that are shown. `count` says how much that is. */
export const ReportTotals = ({ count, sums }: { count: ReactNode; sums: readonly RecordSum[] }) => (
  <section className={styles.totals}>
    <h3 className={styles.title}>
      <FormattedMessage id="agent_totals" />
      <small>{count}</small>
    </h3>
    <dl className={styles.sums}>
      {sums.map(({ name, value }) => (
        <div key={name}>
          <dt>
            <FormattedMessage id={name} />
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  </section>
);
