const two = (value: number) => String(value).padStart(2, "0");

const dayOf = (at: Date) => [at.getFullYear(), two(at.getMonth() + 1), two(at.getDate())].join("-");

const timeOf = (at: Date) => [at.getHours(), at.getMinutes(), at.getSeconds()].map(two).join(":");

/** An instant as `yyyy-MM-dd hh:mm:ss`, hours from 00 to 23, in a time zone; in the reader's own without one. */
export function formatTimestamp(instant: string, timeZone?: string): string {
  const at = new Date(instant);
  // Swedish writes times like this.
  if (timeZone) return at.toLocaleString("sv-SE", { timeZone });
  return `${dayOf(at)} ${timeOf(at)}`;
}

/** The day of a text that has a day and no time: its time is midnight, of the reader or of UTC. Null for other times. */
export function dayWithoutTime(instant: string): string | null {
  const at = new Date(instant);
  if (timeOf(at) === "00:00:00") return dayOf(at);
  return at.getTime() % 86_400_000 === 0 ? at.toISOString().slice(0, 10) : null;
}

/** When a text was published: as a timestamp, or as the day when it has no time. */
export const formatPublished = (instant: string) => dayWithoutTime(instant) ?? formatTimestamp(instant);
