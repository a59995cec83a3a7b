import type { ReactNode } from "react";
import { Text } from "../../ui/text/Text.tsx";
import styles from "./DownloadScreen.module.css";

/** The title of the guide to the app, which the skeleton has too. */
export const DownloadHead = ({ children }: { children?: ReactNode }) => (
  <header>
    <Text as="h1" className={styles.title} text="download_guide" />
    <Text as="p" className={styles.lead} text="download_guide_lead" />
    {children}
  </header>
);
