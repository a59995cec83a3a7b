import { use } from "react";
import { PageFillsContext } from "../../site/prerenderedPage.ts";
import { GameTileSkeletons } from "../tile/GameTileSkeleton.tsx";
import styles from "./GameGrid.module.css";
import { gamePageSize } from "./gamePageSize.ts";
import { skeletonMark } from "./skeletonGrid.ts";

/** Skeleton of the first page of games. The gateway can fill in the first pictures. */
export const GameGridSkeleton = () => {
  const fills = use(PageFillsContext);
  const pictures = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((place) => fills[`tile${place}`]);
  return (
    <div className={styles.container}>
      <ul className={styles.grid} aria-busy="true" {...skeletonMark}>
        <GameTileSkeletons count={gamePageSize} className={styles.cell} pictures={pictures} />
      </ul>
    </div>
  );
};
