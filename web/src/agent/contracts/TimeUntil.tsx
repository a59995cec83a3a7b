import { useEffect, useState } from "react";
import { useIntl } from "react-intl";
import { formatTimestamp } from "../../i18n/formatTimestamp.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** How long it is until an instant, renewed every minute, and the instant itself. */
export function TimeUntil({ at }: { at: string }) {
  const { formatRelativeTime } = useIntl();
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  const left = Math.max(0, Date.parse(at) - now);
  const [length, unit] =
    left < HOUR_MS
      ? ([MINUTE_MS, "minute"] as const)
      : left < 2 * DAY_MS
        ? ([HOUR_MS, "hour"] as const)
        : ([DAY_MS, "day"] as const);
  return (
    <>
      {formatRelativeTime(Math.floor(left / length), unit)} <time dateTime={at}>({formatTimestamp(at)})</time>
    </>
  );
}
