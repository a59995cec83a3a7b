import { Skeleton } from "../ui/Skeleton.tsx";
import { GameGridSkeleton } from "./GameGridSkeleton.tsx";
import styles from "./LobbyFrame.module.css";

/** The shape of a lobby: title, tools, a page of cards. */
export const LobbySkeleton = ({ hasTools = true }: { hasTools?: boolean }) => (
  <div className={styles.lobby} aria-busy="true">
    <Skeleton className={styles.titleComing} />
    {hasTools && <Skeleton className={styles.toolsComing} />}
    <GameGridSkeleton />
  </div>
);
