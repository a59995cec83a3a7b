import { useSyncExternalStore } from "react";
import { useIntl } from "react-intl";
import { formatPublished } from "../i18n/formatTimestamp.ts";
import { timeAgo } from "../i18n/timeAgo.ts";
import { serverNow } from "./serverClock.ts";

const MINUTE_MS = 60_000;
const LOOK_MS = 15_000;

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

/** One timer for all: a list has many. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= setInterval(() => {
    for (const look of listeners) look();
  }, LOOK_MS);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

const currentMinute = () => Math.floor(serverNow() / MINUTE_MS);

/** How long ago something was, by the platform's clock; the exact time is its tooltip. */
export function TimeAgo({ at }: { at: string }) {
  const intl = useIntl();
  // Renders again when the minute changes.
  useSyncExternalStore(subscribe, currentMinute);
  return (
    <time dateTime={at} title={formatPublished(at)}>
      {timeAgo(at, new Date(serverNow()), intl)}
    </time>
  );
}
