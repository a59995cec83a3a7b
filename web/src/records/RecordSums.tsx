import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import styles from "./Records.module.css";

/** A sum over a whole list, with the id of the text that names it. */
export interface RecordSum {
  readonly name: string;
  readonly value: ReactNode;
}

/** The sums over everything in a filter, not only over the rows that are shown. */
export const RecordSums = ({ sums }: { sums: readonly RecordSum[] }) => (
  <dl className={styles.totals}>
    {sums.map(({ name, value }) => (
      <div key={name}>
        <dt>
          <FormattedMessage id={name} />
        </dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
