import board from "../../announcements/board/AnnouncementBoard.module.css";
import { AnnouncementPanesSkeleton } from "../../announcements/board/AnnouncementBoardSkeleton.tsx";
import { Skeleton } from "../../ui/state/Skeleton.tsx";

/** Skeleton of the news for agents: title, list and text. */
export const NewsSkeleton = () => (
  <div className={board.board} aria-busy="true">
    <Skeleton style={{ height: "2rem", width: "14rem", flex: "none" }} />
    <AnnouncementPanesSkeleton />
  </div>
);
