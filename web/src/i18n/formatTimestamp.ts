/** An instant as `yyyy-MM-dd hh:mm:ss`, hours from 00 to 23, in the reader's own time zone. */
export function formatTimestamp(instant: string): string {
  const at = new Date(instant);
  const two = (value: number) => String(value).padStart(2, "0");
  const day = [at.getFullYear(), two(at.getMonth() + 1), two(at.getDate())].join("-");
  return `${day} ${[at.getHours(), at.getMinutes(), at.getSeconds()].map(two).join(":")}`;
}
