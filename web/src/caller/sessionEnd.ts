import { useSyncExternalStore } from "react";
import { newListeners } from "../browser/listeners.ts";
import { onSignal, type Signals } from "../relay/network/signals.ts";
import { announceSession, onLeaving, onSessionEnd } from "./sessionChannel.ts";

type End = Signals["sessionLost"];

// Kept outside of React, because the first answer may report the end before any component listens, and the shell
// remounts on it.
let end: End | null = null;
let isClaimed = false;
const { listen, tell } = newListeners();

function setEnd(next: End | null): void {
  end = next;
  tell();
}

// Every query of a screen reports the same end, and so do other tabs: only the first report counts.
function endOnce(code: End): void {
  // A break that another tab has begun is told, although the end of the session was expected.
  if (end || (code !== "PLAY_BREAK" && Date.now() < expectedUntil)) return;
  isClaimed = false;
  setEnd(code);
}

onSignal("sessionLost", (code) => {
  if (!end && Date.now() >= expectedUntil) announceSession(code);
  endOnce(code);
});
onSessionEnd(endOnce);

/**
 * After a logout, here or in another tab, open streams may report an ended session; that needs no message. The logout
 * itself may take 30 seconds until it is given up.
 */
const EXPECTED_MS = 40_000;
let expectedUntil = 0;
function expectEnd(): void {
  expectedUntil = Date.now() + EXPECTED_MS;
}
onLeaving(expectEnd);

/** Call before a logout. */
export function expectSessionEnd(): void {
  expectEnd();
  announceSession("leaving");
}

/** Call when a session exists: its end will be reported again. */
export function watchSessionEnd(): void {
  expectedUntil = 0;
}

/** True for the first caller after a session has ended, so that the end is handled once. */
export function claimSessionEnd(): boolean {
  const isFirst = !isClaimed;
  isClaimed = true;
  return isFirst;
}

/** Call when the visitor has read the message. */
export const forgetSessionEnd = () => setEnd(null);

/** How the session ended, until the visitor has read the message. */
export const useSessionEnd = () => useSyncExternalStore(listen, () => end);
