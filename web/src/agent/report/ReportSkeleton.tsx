import { Skeleton } from "../../ui/state/Skeleton.tsx";
import styles from "./Report.module.css";

const rows = ["a", "b", "c", "d", "e", "f", "g", "h"];

/** Skeleton of a page of the agent centre: title, filters and rows. The gateway's page takes no style attributes. */
export const ReportSkeleton = () => (
  <div className={styles.screen} aria-busy="true">
    {rows.map((row) => (
      <Skeleton key={row} className={styles.line} />
    ))}
  </div>
);
