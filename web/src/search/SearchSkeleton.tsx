import { Skeleton } from "../ui/state/Skeleton.tsx";
import styles from "./SearchOption.module.css";

const places = ["a", "b", "c", "d", "e", "f"];

/** Skeleton of the search results. */
export const SearchSkeleton = () => (
  <div className={styles.skeleton} aria-hidden="true">
    {places.map((place) => (
      <div key={place} className={styles.optionSkeleton}>
        <Skeleton className={styles.art} />
        <Skeleton className={styles.wordsSkeleton} />
      </div>
    ))}
  </div>
);
