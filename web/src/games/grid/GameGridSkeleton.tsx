import { GameTileSkeletons } from "../tile/GameTileSkeleton.tsx";
import styles from "./GameGrid.module.css";
import { gamePageSize } from "./gamePageSize.ts";
import { skeletonMark } from "./skeletonGrid.ts";

/** Skeleton of the first page of games. */
export const GameGridSkeleton = () => (
  <div className={styles.container}>
    <ul className={styles.grid} aria-busy="true" {...skeletonMark}>
      <GameTileSkeletons count={gamePageSize} className={styles.cell} />
    </ul>
  </div>
);
