import type { ReactNode } from "react";
import styles from "./FilterRow.module.css";

/** The filters of a list side by side, each as wide as its text. */
export const FilterRow = ({ children }: { children: ReactNode }) => <div className={styles.row}>{children}</div>;
