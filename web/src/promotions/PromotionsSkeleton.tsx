import { FormattedMessage } from "react-intl";
import { BannerSkeleton } from "../site/BannerSkeleton.tsx";
import { CardGridSkeleton } from "../site/CardGridSkeleton.tsx";
import frame from "../ui/layout/PageFrame.module.css";
import { PageSkeleton } from "../ui/layout/PageSkeleton.tsx";
import { Skeleton } from "../ui/state/Skeleton.tsx";
import list from "./Promotions.module.css";

/** Skeleton of the list of promotions: banner, title, links, tabs and the first cards. */
export const PromotionsSkeleton = () => (
  <PageSkeleton banner={<BannerSkeleton />} title={<FormattedMessage id="promotions" />}>
    <Skeleton className={frame.toolsSkeleton} />
    <CardGridSkeleton cover={list.picture} />
  </PageSkeleton>
);
