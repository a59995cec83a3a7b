import { use } from "react";
import { PageFillsContext } from "../../site/prerenderedPage.ts";
import { SkeletonPicture } from "../../ui/picture/SkeletonPicture.tsx";
import { Skeleton } from "../../ui/state/Skeleton.tsx";
import { WinnersHead } from "./WinnersHead.tsx";
import styles from "./WinnersScreen.module.css";

const places = ["a", "b", "c", "d", "e", "f", "g"];

/** Skeleton of the list of winners. The gateway fills in the pictures of the first three. */
export const WinnersSkeleton = () => {
  const { tile1, tile2, tile3 } = use(PageFillsContext);
  return (
    <div className={styles.screen} aria-busy="true">
      <WinnersHead />
      <Skeleton className={styles.tabsSkeleton} />
      <ol className={styles.podium}>
        {[tile1, tile2, tile3].map((url, index) => (
          <li key={places[index]} className={styles.step} data-place={index + 1}>
            <SkeletonPicture url={url} className={styles.stepArt} />
            <Skeleton className={styles.stepSkeleton} />
          </li>
        ))}
      </ol>
      <ol className={styles.others}>
        {places.map((place) => (
          <li key={place}>
            <Skeleton className={styles.rowSkeleton} />
          </li>
        ))}
      </ol>
    </div>
  );
};
