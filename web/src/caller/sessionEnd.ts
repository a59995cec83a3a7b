import { useSyncExternalStore } from "react";
import { onSignal, type Signals } from "../relay/signals.ts";
import { announceSession, onLeaving, onSessionEnd } from "./sessionChannel.ts";

type End = Signals["sessionLost"];

// Outside of React: the first answer of all may bring the news, and the shell is drawn anew because of it.
let end: End | null = null;
let isClaimed = false;
const listeners = new Set<() => void>();

function setEnd(next: End | null): void {
  end = next;
  for (const listener of listeners) listener();
}

// Each of a screen's queries brings the same news, and so does another tab: the first one counts.
function lose(code: End): void {
  if (end || Date.now() < expectedUntil) return;
  isClaimed = false;
  setEnd(code);
}

onSignal("sessionLost", (code) => {
  if (!end && Date.now() >= expectedUntil) announceSession(code);
  lose(code);
});
onSessionEnd(lose);

/** Who logs out, here or in another tab, needn't be told that the session is over: streams that are open may say so. */
const EXPECTED_MS = 10_000;
let expectedUntil = 0;
function expectEnd(): void {
  expectedUntil = Date.now() + EXPECTED_MS;
}
onLeaving(expectEnd);

/** To be called before a logout. */
export function expectSessionEnd(): void {
  expectEnd();
  announceSession("leaving");
}

/** To be called when there is a session: its end is news again. */
export function watchSessionEnd(): void {
  expectedUntil = 0;
}

/** True for the first who asks after a session has ended: what follows from it is done once. */
export function claimSessionEnd(): boolean {
  const isFirst = !isClaimed;
  isClaimed = true;
  return isFirst;
}

/** The visitor knows. */
export const forgetSessionEnd = () => setEnd(null);

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** How the session that was there ended, until the visitor knows. */
export const useSessionEnd = () => useSyncExternalStore(subscribe, () => end);
