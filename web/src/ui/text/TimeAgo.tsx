import { useSyncExternalStore } from "react";
import { useIntl } from "react-intl";
import { formatPublished } from "../../i18n/formatTimestamp.ts";
import { timeAgo } from "../../i18n/timeAgo.ts";

const MINUTE_MS = 60_000;
const LOOK_MS = 15_000;

function everyMinute(listener: () => void): () => void {
  const timer = setInterval(listener, LOOK_MS);
  return () => clearInterval(timer);
}

const currentMinute = () => Math.floor(Date.now() / MINUTE_MS);

/** How long ago something was; the exact time is its tooltip. */
export function TimeAgo({ at }: { at: string }) {
  const intl = useIntl();
  // Renders again when the minute changes.
  useSyncExternalStore(everyMinute, currentMinute);
  return (
    <time dateTime={at} title={formatPublished(at)}>
      {timeAgo(at, new Date(), intl)}
    </time>
  );
}
