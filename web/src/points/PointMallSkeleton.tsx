import clsx from "clsx";
import { FormattedMessage } from "react-intl";
import { useHasAccount } from "../caller/useHasAccount.ts";
import { BannerSkeleton } from "../site/BannerSkeleton.tsx";
import { CardGridSkeleton } from "../site/CardGridSkeleton.tsx";
import { PageSkeleton } from "../ui/layout/PageSkeleton.tsx";
import { Skeleton } from "../ui/state/Skeleton.tsx";
import own from "./OwnPoints.module.css";
import styles from "./PointRewards.module.css";

/** Skeleton of the points mall: banner, title, the caller's points, categories and rewards. */
export const PointMallSkeleton = () => (
  <PageSkeleton banner={<BannerSkeleton />} title={<FormattedMessage id="point_mall" />} hasTools={false}>
    <Skeleton className={clsx(own.skeleton, useHasAccount() && own.ownSkeleton)} />
    <div className={styles.rewards}>
      <Skeleton className={styles.categoriesSkeleton} />
      <CardGridSkeleton cover={styles.picture} />
    </div>
  </PageSkeleton>
);
