import { Skeleton } from "../ui/state/Skeleton.tsx";
import styles from "./TeamBetting.module.css";

const rows = ["a", "b", "c", "d", "e", "f"];

/** Skeleton of the team's bets: filters, sums, rows. */
export const TeamBetsSkeleton = () => (
  <div className={styles.screen} aria-busy="true">
    <Skeleton style={{ height: "4.4rem" }} />
    <Skeleton style={{ height: "7.5rem" }} />
    {rows.map((row) => (
      <Skeleton key={row} style={{ height: "3.5rem" }} />
    ))}
  </div>
);
