import { useSyncExternalStore } from "react";
import { serverNow } from "./serverClock.ts";

const TICK_MS = 250;
const DAY_MS = 86_400_000;
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

/**
 * Whether an instant is in the future by the platform's clock. Renders again only when it passes, also when an answer puts
 * the clock right. Null counts as past.
 */
export const useIsBefore = (instant: string | null | undefined): boolean =>
  useSyncExternalStore(subscribe, () => instant != null && serverNow() < Date.parse(instant));

/** The whole days until an instant by the platform's clock; negative once it has passed. Renders again when they change. */
export const useDaysUntil = (instant: string): number =>
  useSyncExternalStore(subscribe, () => Math.floor((Date.parse(instant) - serverNow()) / DAY_MS));

/**
 * The platform's time in milliseconds, exact enough to tell which of some instants have passed: it is the latest of those,
 * or 0 before them all. Renders again only when one passes.
 */
export const useNowAmong = (instants: readonly (string | null | undefined)[]): number =>
  useSyncExternalStore(subscribe, () => latestOf(instants, serverNow()));

function latestOf(instants: readonly (string | null | undefined)[], now: number): number {
  const passed = instants.map((instant) => (instant ? Date.parse(instant) : 0)).filter((at) => at <= now);
  return Math.max(0, ...passed);
}
