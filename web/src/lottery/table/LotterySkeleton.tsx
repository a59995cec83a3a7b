import { Skeleton } from "../../ui/state/Skeleton.tsx";
import styles from "./LotteryScreen.module.css";

/** Skeleton of a lottery: menu, head, board, slip. */
export const LotterySkeleton = () => (
  <div className={styles.screen} aria-busy="true">
    <Skeleton className={styles.menuSkeleton} />
    <div className={styles.table}>
      <Skeleton className={styles.headSkeleton} />
      <Skeleton className={styles.boardSkeleton} />
      <Skeleton className={styles.slipSkeleton} />
    </div>
  </div>
);
