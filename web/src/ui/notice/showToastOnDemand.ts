import { loadChunk } from "../../browser/loadChunk.ts";

/** Loads the code of toasts, which most visits never need, and shows one; shows none when the code can't be loaded. */
export function showToastOnDemand(text: string, link?: { url: string; label: string }): void {
  loadChunk(() => import("./showToast.ts")).then(
    ({ showToast }) => showToast(text, link),
    () => undefined,
  );
}
