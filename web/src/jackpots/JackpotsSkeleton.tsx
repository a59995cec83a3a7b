import { use } from "react";
import { FormattedMessage } from "react-intl";
import { PageFillsContext } from "../site/prerenderedPage.ts";
import { PageSkeleton } from "../ui/layout/PageSkeleton.tsx";
import { SkeletonPicture } from "../ui/picture/SkeletonPicture.tsx";
import styles from "./Jackpots.module.css";

/** Skeleton of the jackpots: the first one's picture. */
export const JackpotsSkeleton = () => (
  <PageSkeleton title={<FormattedMessage id="jackpots" />} lead={<FormattedMessage id="jackpots_intro" />}>
    <div className={styles.jackpot}>
      <SkeletonPicture url={use(PageFillsContext).picture} className={styles.picture} />
    </div>
  </PageSkeleton>
);
