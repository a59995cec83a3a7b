import { DAY_MS } from "../time/units.ts";

/** Offset of Asia/Ho_Chi_Minh, which has no daylight-saving time. */
const ZONE_MS = 7 * 3_600_000;

/** Times of a lottery's draws: a day is a whole number of periods. */
export interface Schedule {
  /** Milliseconds between two draws. */
  everyMs: number;
  /** Milliseconds after local midnight, for daily draws. */
  atMs: number;
  /** Milliseconds between the last bet and the draw. */
  closeMs: number;
  /** Whole periods by which the draws run ahead of the clock, because it was set back. 0 when left out. */
  aheadMs?: number;
}

/** One draw of a schedule. */
export interface Draw {
  /** Number of the draw since the beginning; grows by 1. */
  index: number;
  numero: string;
  opensAt: Date;
  closesAt: Date;
  drawsAt: Date;
}

export const everyMinutes = (minutes: number): Schedule => ({
  everyMs: minutes * 60_000,
  atMs: 0,
  closeMs: Math.min(5 + minutes * 5, 30) * 1_000,
});

export const dailyAt = (hour: number, minute: number): Schedule => ({
  everyMs: DAY_MS,
  atMs: (hour * 60 + minute) * 60_000,
  closeMs: 10 * 60_000,
});

const DRAW_DIGITS = 4;

/** The draw of an index: computed, so that draws need no rows. */
export function drawAt(schedule: Schedule, index: number): Draw {
  const { everyMs, atMs, closeMs, aheadMs = 0 } = schedule;
  const local = index * everyMs + atMs;
  // The draw at midnight is the last one of the day that ends.
  const day = Math.floor((local - 1) / DAY_MS) * DAY_MS;
  const date = new Date(day).toISOString().slice(0, 10).replaceAll("-", "");
  const drawsAt = local - ZONE_MS - aheadMs;
  return {
    index,
    numero:
      everyMs === DAY_MS ? date : `${date}-${String(Math.round((local - day) / everyMs)).padStart(DRAW_DIGITS, "0")}`,
    opensAt: new Date(drawsAt - everyMs - closeMs),
    closesAt: new Date(drawsAt - closeMs),
    drawsAt: new Date(drawsAt),
  };
}

/** The draw of a number. */
export function drawNumbered(schedule: Schedule, numero: string): Draw {
  const [date = "", place] = numero.split("-");
  const day = Date.parse(`${date.slice(0, 4)}-${date.slice(4, 6)}-${date.slice(6)}T00:00:00Z`);
  const local = place === undefined ? day : day + Number(place) * schedule.everyMs - schedule.atMs;
  return drawAt(schedule, Math.round(local / schedule.everyMs));
}

/** The index of the first draw after a moment. */
export const indexAfter = ({ everyMs, atMs, aheadMs = 0 }: Schedule, now: Date): number =>
  Math.floor((now.getTime() + ZONE_MS + aheadMs - atMs) / everyMs) + 1;

/** The schedule after the clock was set back: what was drawn is over, and the draws go on from there. */
export const scheduleAhead = (schedule: Schedule, setBackMs: number): Schedule => ({
  ...schedule,
  aheadMs: Math.round(setBackMs / schedule.everyMs) * schedule.everyMs,
});
