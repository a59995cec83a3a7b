import { FormattedMessage } from "react-intl";
import cards from "../ui/card/CoverCard.module.css";
import { Skeleton } from "../ui/state/Skeleton.tsx";
import styles from "./Articles.module.css";
import { titleOf } from "./sections.ts";

const places = ["a", "b", "c", "d", "e", "f"];

/** Skeleton of a list of articles. */
export const ArticlesSkeleton = ({ section }: { section: string }) => (
  <div className={styles.page} aria-busy="true">
    <h1 className={styles.heading}>
      <FormattedMessage id={titleOf(section)} />
    </h1>
    <div className={cards.grid}>
      {places.map((card) => (
        <Skeleton key={card} className={styles.cardSkeleton} />
      ))}
    </div>
  </div>
);
