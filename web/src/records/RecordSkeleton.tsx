import { Skeleton } from "../ui/state/Skeleton.tsx";
import styles from "./Records.module.css";

const ROWS = ["a", "b", "c", "d", "e", "f"];

/** The place of sums and rows that are on their way. */
export const RecordSkeleton = () => (
  <div className={styles.answer}>
    <Skeleton className={styles.sumsSkeleton} />
    <div className={styles.list}>
      {ROWS.map((row) => (
        <Skeleton key={row} className={styles.rowSkeleton} />
      ))}
    </div>
  </div>
);
