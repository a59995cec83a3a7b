import { CardGridSkeleton } from "../site/CardGridSkeleton.tsx";
import { Text } from "../ui/text/Text.tsx";
import styles from "./Articles.module.css";
import { titleOf } from "./sections.ts";

/** Skeleton of a list of articles. */
export const ArticlesSkeleton = ({ section }: { section: string }) => (
  <div className={styles.page} aria-busy="true">
    <Text as="h1" className={styles.heading} text={titleOf(section)} />
    <CardGridSkeleton card={styles.cardSkeleton} cover={styles.picture} />
  </div>
);
