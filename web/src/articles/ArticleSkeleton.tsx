import { use } from "react";
import { PageFillsContext } from "../site/prerenderedPage.ts";
import { Skeleton } from "../ui/state/Skeleton.tsx";
import styles from "./Articles.module.css";

/** Skeleton of an article: its picture, its title, and lines of text. */
export function ArticleSkeleton() {
  const { picture, title } = use(PageFillsContext);
  return (
    <div className={styles.reader} aria-busy="true">
      <span className={styles.back}>&nbsp;</span>
      <div className={styles.article}>
        {picture ? (
          <img src={picture} alt="" className={styles.large} fetchPriority="high" />
        ) : (
          <Skeleton className={styles.large} />
        )}
        <div className={styles.body}>
          {title ? <h1 className={styles.heading}>{title}</h1> : <Skeleton className={styles.titleSkeleton} />}
          <Skeleton className={styles.cardSkeleton} />
        </div>
      </div>
    </div>
  );
}
