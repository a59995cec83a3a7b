/** The name of a time zone beside times, on screens and in files: how far it is from UTC, as `GMT+7`. An unknown one keeps its own. */
export function zoneName(timeZone: string): string {
  try {
    const parts = Intl.DateTimeFormat("en", { timeZone, timeZoneName: "shortOffset" }).formatToParts();
    return parts.find(({ type }) => type === "timeZoneName")?.value ?? timeZone;
  } catch {
    return timeZone;
  }
}
