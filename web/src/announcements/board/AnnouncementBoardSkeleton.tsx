import { Skeleton } from "../../ui/state/Skeleton.tsx";
import styles from "./AnnouncementBoard.module.css";

const entries = ["a", "b", "c", "d", "e", "f", "g"];

/** Skeleton of a page of announcements: list and text. */
export const AnnouncementPanesSkeleton = () => (
  <div className={styles.panes} aria-busy="true">
    <div className={styles.chooser}>
      {entries.map((entry) => (
        <Skeleton key={entry} style={{ height: "3.6rem", flex: "none" }} />
      ))}
    </div>
    <div className={styles.reader}>
      <Skeleton style={{ height: "1.8rem", width: "70%" }} />
    </div>
  </div>
);

/** Skeleton of the announcements: tabs, list and text. */
export const AnnouncementBoardSkeleton = () => (
  <div className={styles.board} aria-busy="true">
    <Skeleton style={{ height: "2.75rem", flex: "none" }} />
    <AnnouncementPanesSkeleton />
  </div>
);
