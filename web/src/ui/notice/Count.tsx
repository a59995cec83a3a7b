import clsx from "clsx";
import type { ComponentProps } from "react";
import styles from "./Count.module.css";

/** A number in a coloured pill, which says that something waits. */
export const Count = ({ className, ...props }: ComponentProps<"span">) => (
  <span {...props} className={clsx(styles.count, className)} />
);
