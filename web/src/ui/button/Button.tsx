import clsx from "clsx";
import type { ComponentProps, MouseEvent } from "react";
import { FormattedMessage } from "react-intl";
import styles from "./Button.module.css";

interface Props extends ComponentProps<"button"> {
  /** The id of its text, in place of children. */
  text?: string;
  variant?: "primary" | "secondary" | "ghost" | "danger";
  size?: "md" | "sm";
  isWide?: boolean;
  /** An action is running: the button does nothing and says so. It is not disabled, which would take the focus from it. */
  isBusy?: boolean;
}

/** Keeps a form from being sent. */
const hold = (event: MouseEvent) => event.preventDefault();

export function Button({
  variant = "primary",
  size = "md",
  isWide = false,
  isBusy = false,
  className,
  text,
  children,
  type = "button",
  onClick,
  ...rest
}: Props) {
  return (
    <button
      {...rest}
      type={type}
      className={clsx(styles.button, styles[variant], styles[size], isWide && styles.wide, className)}
      onClick={isBusy ? hold : onClick}
      aria-disabled={isBusy || undefined}
      aria-busy={isBusy || undefined}
    >
      <span className={styles.label}>{text === undefined ? children : <FormattedMessage id={text} />}</span>
      {isBusy && <span className={styles.spinner} aria-hidden="true" />}
    </button>
  );
}
