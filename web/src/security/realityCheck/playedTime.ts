import { twoDigits } from "../../time/clockText.ts";

/** A span of milliseconds as hours, minutes and seconds, such as `1:05:09`. */
export function playedTime(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  return `${Math.floor(seconds / 3600)}:${twoDigits(Math.floor(seconds / 60) % 60)}:${twoDigits(seconds % 60)}`;
}
