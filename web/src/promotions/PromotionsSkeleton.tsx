import { use } from "react";
import { FormattedMessage } from "react-intl";
import { BannerSkeleton } from "../site/BannerSkeleton.tsx";
import { CardGridSkeleton } from "../site/CardGridSkeleton.tsx";
import { FirstFillsContext } from "../site/firstPage.ts";
import frame from "../ui/layout/PageFrame.module.css";
import { PageSkeleton } from "../ui/layout/PageSkeleton.tsx";
import { Skeleton } from "../ui/state/Skeleton.tsx";
import list from "./Promotions.module.css";
import styles from "./PromotionsSkeleton.module.css";

/** Skeleton of the list of promotions: banner, title, links, tabs and the first cards. */
export const PromotionsSkeleton = () => (
  <PageSkeleton banner={<BannerSkeleton />} title={<FormattedMessage id="promotions" />}>
    <Skeleton className={frame.toolsSkeleton} />
    <CardGridSkeleton card={styles.card} cover={list.picture} />
  </PageSkeleton>
);

/** Skeleton of one promotion's page. */
export const PromotionDetailSkeleton = () => (
  <PageSkeleton title={use(FirstFillsContext).title} hasTools={false}>
    <Skeleton className={styles.detail} />
  </PageSkeleton>
);

/** Skeleton of a screen with daily rewards. */
export const DailySkeleton = ({ title }: { title: string }) => (
  <PageSkeleton title={<FormattedMessage id={title} />}>
    <Skeleton className={styles.detail} />
  </PageSkeleton>
);
