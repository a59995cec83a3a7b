import { FormattedMessage } from "react-intl";
import { BannerSkeleton } from "../../site/BannerSkeleton.tsx";
import { Skeleton } from "../../ui/state/Skeleton.tsx";
import text from "../TextScreen.module.css";
import styles from "./DownloadScreen.module.css";

/** Skeleton of the guide to the app: banner, title and lead. */
export const DownloadSkeleton = () => (
  <div className={styles.page} aria-busy="true">
    <BannerSkeleton />
    <header>
      <h1 className={styles.title}>
        <FormattedMessage id="download_guide" />
      </h1>
      <p className={styles.lead}>
        <FormattedMessage id="download_guide_lead" />
      </p>
    </header>
    <Skeleton className={text.skeleton} />
  </div>
);
