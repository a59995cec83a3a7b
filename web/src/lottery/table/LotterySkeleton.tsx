import { Skeleton } from "../../ui/state/Skeleton.tsx";
import styles from "./LotteryScreen.module.css";

/** Skeleton of a lottery: menu, head, board, slip. */
export const LotterySkeleton = () => (
  <div className={styles.screen} aria-busy="true">
    <Skeleton className={styles.menuComing} />
    <div className={styles.table}>
      <Skeleton className={styles.headComing} />
      <Skeleton className={styles.boardComing} />
      <Skeleton className={styles.slipComing} />
    </div>
  </div>
);
