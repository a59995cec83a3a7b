import { FormattedMessage } from "react-intl";
import { Skeleton } from "../../ui/state/Skeleton.tsx";
import styles from "./WinnersScreen.module.css";

const places = ["a", "b", "c", "d", "e", "f", "g"];

/** Skeleton of the list of winners. */
export const WinnersSkeleton = () => (
  <div className={styles.screen} aria-busy="true">
    <h1 className={styles.title}>
      <FormattedMessage id="winners" />
    </h1>
    <Skeleton className={styles.tabsSkeleton} />
    <ol className={styles.podium}>
      {places.slice(0, 3).map((place) => (
        <li key={place}>
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
