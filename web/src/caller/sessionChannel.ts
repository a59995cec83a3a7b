import type { Signals } from "../relay/signals.ts";

type End = Signals["sessionLost"];

/** A tab is about to log out, has logged in or out, or has found the session over. */
type News = "leaving" | "changed" | End;

const channel = typeof BroadcastChannel === "undefined" ? undefined : new BroadcastChannel("atrium-session");

/** Sends a message to the other tabs of this browser. */
export const announceSession = (news: News) => channel?.postMessage(news);

/** Listens to the other tabs. */
function onNews(listener: (news: unknown) => void): () => void {
  const handle = ({ data }: MessageEvent) => listener(data);
  channel?.addEventListener("message", handle);
  return () => channel?.removeEventListener("message", handle);
}

/** Called when another tab has logged in or out. */
export const onSessionChange = (listener: () => void) => onNews((news) => news === "changed" && listener());

/** Called when another tab is about to log out. */
export const onLeaving = (listener: () => void) => onNews((news) => news === "leaving" && listener());

/** Called when another tab has found the session over. */
export const onSessionEnd = (listener: (end: End) => void) =>
  onNews((news) => {
    if (news === "SESSION_EXPIRED" || news === "SESSION_REVOKED") listener(news);
  });
