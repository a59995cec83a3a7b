import { use } from "react";
import { FormattedMessage } from "react-intl";
import { CardGridSkeleton } from "../site/CardGridSkeleton.tsx";
import { PageFillsContext } from "../site/prerenderedPage.ts";
import card from "../ui/card/CoverCard.module.css";
import { PageSkeleton } from "../ui/layout/PageSkeleton.tsx";
import { SkeletonPicture } from "../ui/picture/SkeletonPicture.tsx";
import { Skeleton } from "../ui/state/Skeleton.tsx";
import styles from "./Leaderboards.module.css";

/** Skeleton of the list of leaderboards. */
export const LeaderboardsSkeleton = () => (
  <PageSkeleton title={<FormattedMessage id="leaderboards" />}>
    <CardGridSkeleton cover={styles.picture} />
  </PageSkeleton>
);

/** Skeleton of one leaderboard's page. */
export const LeaderboardSkeleton = () => {
  const { title, picture } = use(PageFillsContext);
  return (
    <PageSkeleton title={title}>
      <div className={styles.screen}>
        <div className={styles.main}>
          <SkeletonPicture url={picture} className={styles.large} />
          <Skeleton className={card.skeleton} />
        </div>
      </div>
    </PageSkeleton>
  );
};
