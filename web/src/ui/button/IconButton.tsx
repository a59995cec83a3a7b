import clsx from "clsx";
import type { ComponentProps } from "react";
import styles from "./IconButton.module.css";

interface Props extends Omit<ComponentProps<"button">, "aria-label"> {
  /** The accessible name, also shown as a tooltip. */
  label: string;
}

/** A square button with only an icon in it. */
export function IconButton({ label, className, children, ...rest }: Props) {
  return (
    <button {...rest} type="button" aria-label={label} title={label} className={clsx(styles.button, className)}>
      {children}
    </button>
  );
}
