import { type Fact, Facts } from "../ui/text/Facts.tsx";
import styles from "./Records.module.css";

/** The sums over everything in a filter, not only over the rows that are shown. */
export const RecordSums = ({ sums }: { sums: readonly Fact[] }) => (
  <dl className={styles.totals}>
    <Facts facts={sums} />
  </dl>
);
