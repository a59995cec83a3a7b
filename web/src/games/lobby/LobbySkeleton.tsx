import { BannerComing } from "../../site/BannerComing.tsx";
import { Skeleton } from "../../ui/state/Skeleton.tsx";
import { GameGridSkeleton } from "../grid/GameGridSkeleton.tsx";
import styles from "./LobbyFrame.module.css";

/** The shape of a lobby: picture, title, tools, a page of cards. */
export const LobbySkeleton = ({ hasBanner = true, hasTools = true }: { hasBanner?: boolean; hasTools?: boolean }) => (
  <div className={styles.lobby} aria-busy="true">
    {hasBanner && <BannerComing />}
    <Skeleton className={styles.titleComing} />
    {hasTools && <Skeleton className={styles.toolsComing} />}
    <GameGridSkeleton />
  </div>
);
