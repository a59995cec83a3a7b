import type { IntlShape } from "react-intl";
import { knownZone } from "./timeZone.ts";

interface Period {
  readonly start: string;
  /** Not included. */
  readonly end: string;
  /** Whether it has whole days. */
  readonly isDays: boolean;
}

const day = { year: "numeric", month: "short", day: "numeric" } as const;
const minute = { ...day, hour: "2-digit", minute: "2-digit" } as const;

/** A period in a time zone: its days, or its times. It is the reader's zone when the browser does not know the given one. */
export function formatPeriod(
  { start, end, isDays }: Period,
  timeZone: string | undefined,
  { formatDateTimeRange }: Pick<IntlShape, "formatDateTimeRange">,
): string {
  const [first, after] = [Date.parse(start), Date.parse(end)];
  const zone = knownZone(timeZone);
  return isDays
    ? formatDateTimeRange(first, after - 1, { ...day, timeZone: zone })
    : formatDateTimeRange(first, after, { ...minute, timeZone: zone });
}
