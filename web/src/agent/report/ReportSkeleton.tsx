import { Skeleton } from "../../ui/state/Skeleton.tsx";
import styles from "./Report.module.css";

const rows = ["a", "b", "c", "d", "e", "f"];

/** Skeleton of a page of the agent centre: filters and rows. */
export const ReportSkeleton = () => (
  <div className={styles.screen} aria-busy="true">
    <Skeleton style={{ height: "2rem", width: "14rem" }} />
    <Skeleton style={{ height: "3rem" }} />
    {rows.map((row) => (
      <Skeleton key={row} style={{ height: "3.5rem" }} />
    ))}
  </div>
);
