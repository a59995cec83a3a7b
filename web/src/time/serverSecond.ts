import { useSyncExternalStore } from "react";
import { serverNow } from "./serverClock.ts";

const TICK_MS = 250;
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;
let second = 0;

function look(): void {
  const now = Math.floor(serverNow() / 1000);
  if (now === second) return;
  second = now;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= setInterval(look, TICK_MS);
  look();
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

/** The platform's time in whole seconds, with one timer for all countdowns of a list; 0 at the first render. */
export const useServerSecond = (): number => useSyncExternalStore(subscribe, () => second);
