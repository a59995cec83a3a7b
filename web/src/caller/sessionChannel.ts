import type { Signals } from "../relay/network/signals.ts";

type End = Signals["sessionLost"];

/** A tab is about to log out, has logged in or out, or has found the session over. */
type SessionMessage = "leaving" | "changed" | End;

const join = () => (typeof BroadcastChannel === "undefined" ? undefined : new BroadcastChannel("atrium-session"));
const channel = join();

/** Sends a message to the other tabs of this browser. */
export const announceSession = (message: SessionMessage) => channel?.postMessage(message);

/** Listens to the other tabs. */
function onMessage(listener: (message: unknown) => void): () => void {
  const handle = ({ data }: MessageEvent) => listener(data);
  channel?.addEventListener("message", handle);
  return () => channel?.removeEventListener("message", handle);
}

/** Called when another tab has logged in or out. */
export const onSessionChange = (listener: () => void) => onMessage((message) => message === "changed" && listener());

/** Called when another tab is about to log out. */
export const onLeaving = (listener: () => void) => onMessage((message) => message === "leaving" && listener());

/** Called when any tab is about to log out. The other listeners here do not hear this tab. */
export const onEveryLogout = (listener: () => void) =>
  join()?.addEventListener("message", ({ data }) => data === "leaving" && listener());

/** Called when another tab has found the session over. */
export const onSessionEnd = (listener: (end: End) => void) =>
  onMessage((message) => {
    if (message === "SESSION_EXPIRED" || message === "SESSION_REVOKED" || message === "PLAY_BREAK") listener(message);
  });
