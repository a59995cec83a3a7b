import styles from "./Toast.module.css";

let stack: HTMLElement | undefined;

/** The element that holds the regions of all toasts, one below the other, so that no toast covers another. */
export function toastStack(): HTMLElement {
  if (stack?.isConnected) return stack;
  stack = document.createElement("div");
  stack.className = styles.stack ?? "";
  document.body.append(stack);
  return stack;
}
