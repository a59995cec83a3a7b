import type { ReactNode } from "react";
import styles from "./Arch.module.css";

/** The brand's arch around some content, as decoration. Screen readers skip it. */
export const Arch = ({ children }: { children: ReactNode }) => (
  <span className={styles.arch} aria-hidden="true">
    {children}
  </span>
);
