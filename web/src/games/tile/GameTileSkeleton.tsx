import { Skeleton } from "../../ui/state/Skeleton.tsx";
import styles from "./GameTileSkeleton.module.css";

/** Skeleton of a tile. */
export const GameTileSkeleton = () => (
  <>
    <Skeleton className={styles.art} />
    <Skeleton className={styles.name} />
    <Skeleton className={styles.vendor} />
  </>
);

/** Skeletons of several tiles, as list items. */
export function GameTileSkeletons({ count, className }: { count: number; className?: string }) {
  const places = Array.from({ length: count }, (_, place) => `skeleton-${place}`);
  return places.map((place) => (
    <li key={place} className={className} aria-hidden="true">
      <GameTileSkeleton />
    </li>
  ));
}
