import { use } from "react";
import { FormattedMessage } from "react-intl";
import { BannerSkeleton } from "../site/BannerSkeleton.tsx";
import { FirstFillsContext } from "../site/firstPage.ts";
import { PageSkeleton } from "../ui/layout/PageSkeleton.tsx";
import { Skeleton } from "../ui/state/Skeleton.tsx";
import styles from "./PromotionsSkeleton.module.css";

const CARDS = ["a", "b", "c", "d", "e", "f"];

/** Skeleton of the list of promotions: banner, title, tabs and the first cards. */
export const PromotionsSkeleton = () => (
  <PageSkeleton banner={<BannerSkeleton />} title={<FormattedMessage id="promotions" />}>
    <ul className={styles.grid}>
      {CARDS.map((card) => (
        <li key={card}>
          <Skeleton className={styles.card} />
        </li>
      ))}
    </ul>
  </PageSkeleton>
);

/** Skeleton of one promotion's page. */
export const PromotionDetailSkeleton = () => (
  <PageSkeleton title={use(FirstFillsContext).title} hasTools={false}>
    <Skeleton className={styles.detail} />
  </PageSkeleton>
);
