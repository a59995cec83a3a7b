import styles from "./Toast.module.css";
import { toastStack } from "./toastStack.ts";

const SHOWN_MS = 7_000;
/** A toast with a link stays longer. */
const SHOWN_WITH_LINK_MS = 20_000;

let place: HTMLElement | undefined;

function placeOfToasts(): HTMLElement {
  if (place?.isConnected) return place;
  place = document.createElement("div");
  place.className = styles.place ?? "";
  // The region exists before its content; otherwise screen readers miss the first toast.
  place.setAttribute("role", "alert");
  toastStack().append(place);
  return place;
}

/** Shows a toast. Call it through `showToastOnDemand`: most visits never need it. */
export function showToast(text: string, link?: { url: string; label: string }): void {
  const toast = document.createElement("p");
  toast.className = styles.toast ?? "";
  toast.append(text);
  if (link) {
    const anchor = document.createElement("a");
    Object.assign(anchor, { href: link.url, target: "_blank", rel: "noopener noreferrer", textContent: link.label });
    toast.append(" ", anchor);
  }
  placeOfToasts().replaceChildren(toast);
  setTimeout(() => toast.remove(), link ? SHOWN_WITH_LINK_MS : SHOWN_MS);
}
