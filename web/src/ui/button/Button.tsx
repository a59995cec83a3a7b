import clsx from "clsx";
import type { ComponentProps } from "react";
import styles from "./Button.module.css";

interface Props extends ComponentProps<"button"> {
  variant?: "primary" | "secondary" | "ghost" | "danger";
  size?: "md" | "sm";
  isWide?: boolean;
  /** An action is running: the button is disabled and says so. */
  isBusy?: boolean;
}

export function Button({
  variant = "primary",
  size = "md",
  isWide = false,
  isBusy = false,
  className,
  children,
  disabled,
  type = "button",
  ...rest
}: Props) {
  return (
    <button
      {...rest}
      type={type}
      className={clsx(styles.button, styles[variant], styles[size], isWide && styles.wide, className)}
      disabled={disabled || isBusy}
      aria-busy={isBusy || undefined}
    >
      <span className={styles.label}>{children}</span>
      {isBusy && <span className={styles.spinner} aria-hidden="true" />}
    </button>
  );
}
