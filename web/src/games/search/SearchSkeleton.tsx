import { Skeleton } from "../../ui/state/Skeleton.tsx";
import styles from "./SearchDialog.module.css";

const places = ["a", "b", "c", "d", "e", "f"];

/** Skeleton of the search results. */
export const SearchSkeleton = () => (
  <div className={styles.coming} aria-hidden="true">
    {places.map((place) => (
      <div key={place} className={styles.optionComing}>
        <Skeleton className={styles.art} />
        <Skeleton className={styles.wordsComing} />
      </div>
    ))}
  </div>
);
