import { use } from "react";
import styles from "../ui/card/CoverCard.module.css";
import { SkeletonPicture } from "../ui/picture/SkeletonPicture.tsx";
import { Skeleton } from "../ui/state/Skeleton.tsx";
import { PageFillsContext } from "./prerenderedPage.ts";

const PLACES = ["a", "b", "c", "d", "e", "f"];

interface Props {
  /** Class of a whole card's skeleton, when it is not square. */
  card?: string | undefined;
  /** Class of a card's picture. */
  cover: string | undefined;
}

/** Skeleton of a list of cards. The gateway fills in the first card's picture, the largest of the page. */
export function CardGridSkeleton({ card = styles.skeleton, cover }: Props) {
  const url = use(PageFillsContext).card;
  return (
    <ul className={styles.grid}>
      {PLACES.map((place, index) => (
        <li key={place}>
          {index === 0 && url ? (
            <span className={`${styles.card} ${card}`}>
              <SkeletonPicture url={url} className={cover} />
            </span>
          ) : (
            <Skeleton className={card} />
          )}
        </li>
      ))}
    </ul>
  );
}
