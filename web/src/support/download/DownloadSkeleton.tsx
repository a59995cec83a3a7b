import { BannerSkeleton } from "../../site/BannerSkeleton.tsx";
import { Skeleton } from "../../ui/state/Skeleton.tsx";
import text from "../TextScreen.module.css";
import { DownloadHead } from "./DownloadHead.tsx";
import styles from "./DownloadScreen.module.css";

/** Skeleton of the guide to the app: banner, title and lead. */
export const DownloadSkeleton = () => (
  <div className={styles.page} aria-busy="true">
    <BannerSkeleton />
    <DownloadHead />
    <Skeleton className={text.skeleton} />
  </div>
);
