import clsx from "clsx";
import type { ComponentProps, ReactNode } from "react";
import { createPortal } from "react-dom";
import styles from "./Toast.module.css";
import { toastStack } from "./toastStack.ts";

interface PlaceProps {
  role: "status" | "alert";
  /** Below the header instead of above the tab bar. */
  isOnTop?: boolean;
  children: ReactNode;
}

/**
 * The region of a toast, in the stack of all toasts. Render it before the toast: screen readers miss text that appears
 * together with its region.
 */
export const ToastPlace = ({ role, isOnTop = false, children }: PlaceProps) =>
  createPortal(
    <div role={role} className={styles.place} data-top={isOnTop || undefined}>
      {children}
    </div>,
    toastStack(),
  );

/** A short notice: an icon, a text in a `p`, and buttons. */
export const Toast = ({ className, ...props }: ComponentProps<"div">) => (
  <div {...props} className={clsx(styles.toast, className)} />
);
