import type { Signals } from "../relay/signals.ts";

type End = Signals["sessionLost"];

/** Somebody is about to log out, logged in or out, or the session that the tabs share is over. */
type News = "leaving" | "changed" | End;

const channel = typeof BroadcastChannel === "undefined" ? undefined : new BroadcastChannel("atrium-session");

/** Tells this browser's other tabs. */
export const announceSession = (news: News) => channel?.postMessage(news);

/** Hears from the other tabs. */
function onNews(listener: (news: unknown) => void): () => void {
  const handle = ({ data }: MessageEvent) => listener(data);
  channel?.addEventListener("message", handle);
  return () => channel?.removeEventListener("message", handle);
}

/** Hears that somebody logged in or out in another tab. */
export const onSessionChange = (listener: () => void) => onNews((news) => news === "changed" && listener());

/** Hears that somebody is about to log out in another tab. */
export const onLeaving = (listener: () => void) => onNews((news) => news === "leaving" && listener());

/** Hears that another tab found the session over. */
export const onSessionEnd = (listener: (end: End) => void) =>
  onNews((news) => {
    if (news === "SESSION_EXPIRED" || news === "SESSION_REVOKED") listener(news);
  });
