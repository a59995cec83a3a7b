import { FormattedMessage } from "react-intl";
import { CardGridSkeleton } from "../site/CardGridSkeleton.tsx";
import styles from "./Articles.module.css";
import { titleOf } from "./sections.ts";

/** Skeleton of a list of articles. */
export const ArticlesSkeleton = ({ section }: { section: string }) => (
  <div className={styles.page} aria-busy="true">
    <h1 className={styles.heading}>
      <FormattedMessage id={titleOf(section)} />
    </h1>
    <CardGridSkeleton card={styles.cardSkeleton} cover={styles.picture} />
  </div>
);
