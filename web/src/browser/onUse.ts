const PAUSE_MS = 10_000;
/**
 * How long rounds in a frame count as use after the person was last seen. A round can also be one that the game begins by
 * itself, so rounds alone must not keep a session open.
 */
const IN_FRAME_MS = 60 * 60_000;
/** The page dispatches this event for a round in a frame. The page cannot see the frame's own events. */
const IN_FRAME = "atrium:use";

const channel = typeof BroadcastChannel === "undefined" ? undefined : new BroadcastChannel("atrium-use");

/**
 * Calls the listener when a person uses the site, in this tab or another; here at most once in ten seconds. In a frame, the
 * page sees that the focus enters it, and the rounds that `noteRound` reports.
 */
export function onUse(listener: () => void): () => void {
  let notedAt = Number.NEGATIVE_INFINITY;
  let seenAt = performance.now();
  const note = () => {
    if (document.visibilityState === "hidden" || performance.now() - notedAt < PAUSE_MS) return;
    notedAt = performance.now();
    channel?.postMessage("used");
    listener();
  };
  const see = () => {
    seenAt = performance.now();
    note();
  };
  const seeFrame = () => {
    if (document.activeElement instanceof HTMLIFrameElement) see();
  };
  const noteInFrame = () => {
    if (performance.now() - seenAt < IN_FRAME_MS) note();
  };
  const events = ["pointerdown", "keydown", "wheel", "visibilitychange"];
  for (const event of events) document.addEventListener(event, see, { capture: true, passive: true });
  document.addEventListener(IN_FRAME, noteInFrame);
  // The window loses the focus to a frame that is pressed.
  addEventListener("blur", seeFrame);
  channel?.addEventListener("message", listener);
  return () => {
    for (const event of events) document.removeEventListener(event, see, { capture: true });
    document.removeEventListener(IN_FRAME, noteInFrame);
    removeEventListener("blur", seeFrame);
    channel?.removeEventListener("message", listener);
  };
}

/** Tells the listeners of `onUse` that a round was played in a frame of this page. */
export const noteRound = () => document.dispatchEvent(new Event(IN_FRAME));
