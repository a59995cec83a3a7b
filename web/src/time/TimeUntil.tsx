import { useEffect, useState } from "react";
import { useIntl } from "react-intl";
import { formatTimestamp } from "../i18n/formatTimestamp.ts";
import { serverNow } from "./serverClock.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** How long it is until an instant by the platform's clock, renewed every minute, and the instant itself. */
export function TimeUntil({ at }: { at: string }) {
  const { formatRelativeTime } = useIntl();
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  const left = Math.max(0, Date.parse(at) - now);
  // An offer waits 72 hours: counted in days, it would begin with 2.
  const [length, unit] = left < HOUR_MS ? ([MINUTE_MS, "minute"] as const) : ([HOUR_MS, "hour"] as const);
  return (
    <>
      <span>{formatRelativeTime(Math.floor(left / length), unit)}</span>{" "}
      <time dateTime={at}>({formatTimestamp(at)})</time>
    </>
  );
}
