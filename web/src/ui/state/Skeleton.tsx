import clsx from "clsx";
import type { CSSProperties } from "react";
import styles from "./Skeleton.module.css";

/** A place that something will fill. Give it the size of what comes, so that nothing jumps. */
export const Skeleton = ({ className, style }: { className?: string; style?: CSSProperties }) => (
  <span className={clsx(styles.skeleton, className)} style={style} aria-hidden="true" />
);
