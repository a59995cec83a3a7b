import { twoDigits } from "../../time/clockText.ts";

/** What a countdown needs to know of a draw. */
export interface DrawTimes {
  readonly state: string;
  readonly closesAt: string | null | undefined;
  readonly drawsAt: string;
}

/** Takes bets; takes no more bets; the numbers are due. */
export type DrawPhase = "open" | "closed" | "drawing";

/** The phase of a draw at an instant, and the seconds until the next phase (0 while it is being drawn). */
export function phaseAt({ state, closesAt, drawsAt }: DrawTimes, now: number): { phase: DrawPhase; seconds: number } {
  const until = (instant: string) => Math.max(0, Math.ceil((Date.parse(instant) - now) / 1000));
  const close = closesAt ? until(closesAt) : 0;
  if (state === "OPEN" && close > 0) return { phase: "open", seconds: close };
  const draw = state === "DRAWN" ? 0 : until(drawsAt);
  return draw > 0 ? { phase: "closed", seconds: draw } : { phase: "drawing", seconds: 0 };
}

/** Formats seconds as `mm:ss`, with hours if there are any. */
export function clock(seconds: number): string {
  const hours = Math.floor(seconds / 3600);
  const rest = `${twoDigits(Math.floor((seconds % 3600) / 60))}:${twoDigits(seconds % 60)}`;
  return hours > 0 ? `${twoDigits(hours)}:${rest}` : rest;
}
