/** A number with at least two digits. */
export const twoDigits = (value: number): string => String(value).padStart(2, "0");

/** Seconds as `9:05`, or `1:09:05` from an hour on. */
export function clockText(seconds: number): string {
  const [hours, minutes] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60];
  const rest = twoDigits(seconds % 60);
  return hours > 0 ? `${hours}:${twoDigits(minutes)}:${rest}` : `${minutes}:${rest}`;
}
