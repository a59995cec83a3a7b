const PAUSE_MS = 10_000;
/** The page dispatches this event when a person uses a frame. The page cannot see the frame's own events. */
const IN_FRAME = "atrium:use";

const channel = typeof BroadcastChannel === "undefined" ? undefined : new BroadcastChannel("atrium-use");

/** Calls the listener when a person uses the site, in this tab or another; here at most once in ten seconds. */
export function onUse(listener: () => void): () => void {
  let notedAt = Number.NEGATIVE_INFINITY;
  const note = () => {
    if (document.visibilityState === "hidden" || performance.now() - notedAt < PAUSE_MS) return;
    notedAt = performance.now();
    channel?.postMessage("used");
    listener();
  };
  const events = ["pointerdown", "keydown", "wheel", "visibilitychange", IN_FRAME];
  for (const event of events) document.addEventListener(event, note, { capture: true, passive: true });
  channel?.addEventListener("message", listener);
  return () => {
    for (const event of events) document.removeEventListener(event, note, { capture: true });
    channel?.removeEventListener("message", listener);
  };
}

/** Tells the listeners of `onUse` that a person uses a frame of this page, such as a game. */
export const noteUse = () => document.dispatchEvent(new Event(IN_FRAME));
