import { Skeleton } from "../../ui/state/Skeleton.tsx";
import styles from "./GameCardSkeleton.module.css";

/** Skeleton of a tile. */
export const GameCardSkeleton = () => (
  <>
    <Skeleton className={styles.art} />
    <Skeleton className={styles.name} />
    <Skeleton className={styles.vendor} />
  </>
);

/** Skeletons of several tiles, as list items. */
export function GameCardSkeletons({ count, className }: { count: number; className?: string }) {
  const places = Array.from({ length: count }, (_, place) => `skeleton-${place}`);
  return places.map((place) => (
    <li key={place} className={className} aria-hidden="true">
      <GameCardSkeleton />
    </li>
  ));
}
