import { SkeletonPicture } from "../../ui/picture/SkeletonPicture.tsx";
import { Skeleton } from "../../ui/state/Skeleton.tsx";
import styles from "./GameTileSkeleton.module.css";

/** Skeleton of a tile, with its picture if that is known. */
export const GameTileSkeleton = ({ url }: { url?: string | undefined }) => (
  <>
    <SkeletonPicture url={url} className={styles.art} />
    <Skeleton className={styles.name} />
    <Skeleton className={styles.vendor} />
  </>
);

interface Props {
  count: number;
  className?: string | undefined;
  /** Addresses of the first tiles' pictures. */
  pictures?: readonly (string | undefined)[];
}

/** Skeletons of several tiles, as list items. */
export function GameTileSkeletons({ count, className, pictures = [] }: Props) {
  const places = Array.from({ length: count }, (_, place) => `skeleton-${place}`);
  return places.map((place, index) => (
    <li key={place} className={className} aria-hidden="true">
      <GameTileSkeleton url={pictures[index]} />
    </li>
  ));
}
