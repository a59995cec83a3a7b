import clsx from "clsx";
import type { CSSProperties } from "react";
import styles from "./Skeleton.module.css";

/** A grey shape of content that is loading. Give it the content's size, so that the layout does not shift. */
export const Skeleton = ({ className, style }: { className?: string | undefined; style?: CSSProperties }) => (
  <span className={clsx(styles.skeleton, className)} style={style} aria-hidden="true" />
);
