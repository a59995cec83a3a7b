/** How far a time zone is from UTC at a moment, such as `GMT+7`. Throws for an unknown zone. */
function offsetAt(timeZone: string, at: Date | number): string {
  const parts = Intl.DateTimeFormat("en", { timeZone, timeZoneName: "shortOffset" }).formatToParts(at);
  return parts.find(({ type }) => type === "timeZoneName")?.value ?? timeZone;
}

/**
 * The name of a time zone on screens and in files: its distance from UTC, such as `GMT+7`. A zone with summer time has two of
 * them, so it is named after its place, such as `New York`. An unknown zone keeps its own name.
 */
export function zoneName(timeZone: string): string {
  const year = new Date().getUTCFullYear();
  try {
    const offsets = new Set(Array.from({ length: 12 }, (_, month) => offsetAt(timeZone, Date.UTC(year, month))));
    const [offset] = offsets;
    if (offset !== undefined && offsets.size === 1) return offset;
    return timeZone.slice(timeZone.lastIndexOf("/") + 1).replaceAll("_", " ");
  } catch {
    return timeZone;
  }
}
