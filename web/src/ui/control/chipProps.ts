import clsx from "clsx";
import styles from "./Chips.module.css";

/** What a chip looks like. */
export interface ChipLook {
  size?: "xs" | "sm" | "md" | "lg";
  shape?: "round" | "square";
  /** A selected chip has an accent line, or none (`soft`), or is filled (`solid`). */
  tone?: "line" | "soft" | "solid";
}

/** Makes a link or a tab look like a chip; the current page's and the active one look selected. */
export const chipProps = ({ size, shape, tone }: ChipLook, className?: string) => ({
  className: clsx(styles.chip, className),
  "data-size": size,
  "data-shape": shape,
  "data-tone": tone,
});
