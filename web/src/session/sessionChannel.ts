const channel = typeof BroadcastChannel === "undefined" ? undefined : new BroadcastChannel("atrium-session");

/** Tells this browser's other tabs that somebody logged in or out. */
export const announceSessionChange = () => channel?.postMessage("changed");

/** Hears from the other tabs. */
export function onSessionChange(listener: () => void): () => void {
  channel?.addEventListener("message", listener);
  return () => channel?.removeEventListener("message", listener);
}
