import type { Platform } from "../platform.ts";

/** Sets the difference between the platform's time and the machine's, as `/sandbox/clock` does. */
export async function shiftClock({ clock, site }: Platform, offsetMs: number): Promise<void> {
  await site.setClockOffset(offsetMs);
  clock.shiftTo(offsetMs);
}
