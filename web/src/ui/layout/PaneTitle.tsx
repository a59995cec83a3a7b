import type { ReactNode } from "react";
import styles from "./Centre.module.css";

/** The title of a pane. Only screen readers have it where the pane is a page, which shows its name above. */
export const PaneTitle = ({ id, children }: { id?: string; children: ReactNode }) => (
  <h2 id={id} className={styles.paneTitle}>
    {children}
  </h2>
);
