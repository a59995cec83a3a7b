import cards from "../ui/card/CoverCard.module.css";
import { Skeleton } from "../ui/state/Skeleton.tsx";
import styles from "./Articles.module.css";

const places = ["a", "b", "c", "d", "e", "f"];

/** Skeleton of a list of articles. */
export const ArticlesSkeleton = () => (
  <div className={styles.page} aria-busy="true">
    <Skeleton style={{ height: "2.5rem", width: "40%" }} />
    <div className={cards.grid}>
      {places.map((card) => (
        <Skeleton key={card} style={{ height: "20rem", borderRadius: "var(--radius-lg)" }} />
      ))}
    </div>
  </div>
);
