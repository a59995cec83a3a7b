import { use } from "react";
import { PageFillsContext } from "../../site/prerenderedPage.ts";
import { SkeletonPicture } from "../../ui/picture/SkeletonPicture.tsx";
import { Skeleton } from "../../ui/state/Skeleton.tsx";
import list from "../Promotions.module.css";
import styles from "../PromotionsSkeleton.module.css";

/** Skeleton of one promotion's page. */
export const PromotionDetailSkeleton = () => {
  const { title, picture } = use(PageFillsContext);
  return (
    <div className={list.page} aria-busy="true">
      <span className={list.back}>&nbsp;</span>
      {title ? <h1 className={list.heading}>{title}</h1> : <Skeleton className={styles.heading} />}
      <div className={list.detail}>
        <SkeletonPicture url={picture} className={list.large} />
        <Skeleton className={styles.detail} />
      </div>
    </div>
  );
};
