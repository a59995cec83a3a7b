import { use } from "react";
import { PageFillsContext } from "../../site/prerenderedPage.ts";
import { Skeleton } from "../../ui/state/Skeleton.tsx";
import head from "../draws/LotteryHead.module.css";
import styles from "./LotteryScreen.module.css";

/** Skeleton of a lottery: menu, head, board, slip. */
export function LotterySkeleton() {
  const { title } = use(PageFillsContext);
  return (
    <div className={styles.screen} aria-busy="true">
      <Skeleton className={styles.menuSkeleton} />
      <div className={styles.table}>
        {title ? (
          <div className={`${head.head} ${styles.headSkeleton}`}>
            <h1 className={head.name}>{title}</h1>
          </div>
        ) : (
          <Skeleton className={styles.headSkeleton} />
        )}
        <Skeleton className={styles.boardSkeleton} />
      </div>
    </div>
  );
}
