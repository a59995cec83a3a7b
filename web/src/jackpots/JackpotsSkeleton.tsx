import { use } from "react";
import { FormattedMessage } from "react-intl";
import { PageFillsContext } from "../site/prerenderedPage.ts";
import { PageSkeleton } from "../ui/layout/PageSkeleton.tsx";
import { SkeletonPicture } from "../ui/picture/SkeletonPicture.tsx";
import { Skeleton } from "../ui/state/Skeleton.tsx";
import styles from "./Jackpots.module.css";

/** Skeleton of the jackpots: the first one's picture and its levels. */
export const JackpotsSkeleton = () => (
  <PageSkeleton title={<FormattedMessage id="jackpots" />} lead={<FormattedMessage id="jackpots_intro" />}>
    <div className={styles.jackpot}>
      <SkeletonPicture url={use(PageFillsContext).picture} className={styles.picture} />
      <div className={styles.skeletons}>
        <Skeleton className={styles.nameSkeleton} />
        <div className={styles.levels}>
          {["a", "b", "c"].map((level) => (
            <Skeleton key={level} className={styles.levelSkeleton} />
          ))}
        </div>
      </div>
    </div>
  </PageSkeleton>
);
