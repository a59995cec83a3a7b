import type { ReactNode } from "react";
import styles from "./Arch.module.css";

/** The brand's arch with something in it, over what a page of few words says. Not read out. */
export const Arch = ({ children }: { children: ReactNode }) => (
  <span className={styles.arch} aria-hidden="true">
    {children}
  </span>
);
