/** The name of a time zone on screens and in files: its distance from UTC, such as `GMT+7`. An unknown zone keeps its own name. */
export function zoneName(timeZone: string): string {
  try {
    const parts = Intl.DateTimeFormat("en", { timeZone, timeZoneName: "shortOffset" }).formatToParts();
    return parts.find(({ type }) => type === "timeZoneName")?.value ?? timeZone;
  } catch {
    return timeZone;
  }
}
