const channel = typeof BroadcastChannel === "undefined" ? undefined : new BroadcastChannel("atrium-favorites");

/** Tells the other tabs of this browser that the member has added or removed a favorite. */
export const announceFavorites = () => channel?.postMessage("changed");

/** Called when another tab has added or removed a favorite. */
export function onFavoritesChange(listener: () => void): () => void {
  channel?.addEventListener("message", listener);
  return () => channel?.removeEventListener("message", listener);
}
