import { use } from "react";
import { SkeletonPicture } from "../ui/picture/SkeletonPicture.tsx";
import { Skeleton } from "../ui/state/Skeleton.tsx";
import styles from "./BannerSlide.module.css";
import { PageFillsContext, prerenderedPicture } from "./prerenderedPage.ts";

/** Skeleton of a banner; shows the banner's picture if the gateway's page contained it. */
export function BannerSkeleton({ isTall = false }: { isTall?: boolean }) {
  const url = use(PageFillsContext).picture ?? prerenderedPicture()?.url;
  const shape = isTall ? styles.tall : styles.flat;
  if (!url) return <Skeleton className={shape} />;
  return (
    <span className={shape} data-first={isTall ? "tall" : "flat"} aria-hidden="true">
      <SkeletonPicture url={url} className={styles.picture} />
    </span>
  );
}
