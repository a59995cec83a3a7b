import { createContext } from "react";

/** The time zone of the times on a screen; undefined for the reader's own. */
export const TimeZone = createContext<string | undefined>(undefined);

/** A time zone that this browser knows; undefined for any other. */
export function knownZone(timeZone: string | null | undefined): string | undefined {
  if (!timeZone) return undefined;
  try {
    Intl.DateTimeFormat("en", { timeZone });
    return timeZone;
  } catch {
    return undefined;
  }
}
