import type { ReactNode } from "react";
import styles from "./Centre.module.css";

/** The title of a pane. It is left out where the pane is a page, which has its name above. */
export const PaneTitle = ({ id, children }: { id?: string; children: ReactNode }) => (
  <h2 id={id} className={styles.paneTitle}>
    {children}
  </h2>
);
