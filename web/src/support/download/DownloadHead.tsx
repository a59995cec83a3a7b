import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import styles from "./DownloadScreen.module.css";

/** The title of the guide to the app, which the skeleton has too. */
export const DownloadHead = ({ children }: { children?: ReactNode }) => (
  <header>
    <h1 className={styles.title}>
      <FormattedMessage id="download_guide" />
    </h1>
    <p className={styles.lead}>
      <FormattedMessage id="download_guide_lead" />
    </p>
    {children}
  </header>
);
