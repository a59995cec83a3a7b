/**
 * The name of a time zone on screens and in files: its distance from UTC, such as `GMT+7`. A zone with summer time has two of
 * them, so it is named after its place, such as `New York`. An unknown zone keeps its own name.
 */
export function zoneName(timeZone: string): string {
  try {
    const year = new Date().getUTCFullYear();
    // "1/1/2026, GMT+7".
    const format = Intl.DateTimeFormat("en", { timeZone, timeZoneName: "shortOffset" });
    const offsets = Array.from({ length: 12 }, (_, month) => format.format(Date.UTC(year, month)).split(", ")[1]);
    const [first] = offsets;
    return first && offsets.every((offset) => offset === first)
      ? first
      : timeZone.replace(/.*\//, "").replaceAll("_", " ");
  } catch {
    return timeZone;
  }
}
