/** What a draw's countdown has to know. */
export interface DrawTimes {
  readonly state: string;
  readonly closesAt: string | null | undefined;
  readonly drawsAt: string;
}

/** Bets are taken; none are taken any more; the numbers are due. */
export type DrawPhase = "open" | "closed" | "drawing";

/** Where a draw stands at an instant, and the seconds until that changes (0 while it is drawn). */
export function phaseAt({ state, closesAt, drawsAt }: DrawTimes, now: number): { phase: DrawPhase; seconds: number } {
  const until = (instant: string) => Math.max(0, Math.ceil((Date.parse(instant) - now) / 1000));
  const close = closesAt ? until(closesAt) : 0;
  if (state === "OPEN" && close > 0) return { phase: "open", seconds: close };
  const draw = state === "DRAWN" ? 0 : until(drawsAt);
  return draw > 0 ? { phase: "closed", seconds: draw } : { phase: "drawing", seconds: 0 };
}

/** Seconds as `mm:ss`, with hours where there are any. */
export function clock(seconds: number): string {
  const two = (value: number) => String(value).padStart(2, "0");
  const hours = Math.floor(seconds / 3600);
  const rest = `${two(Math.floor((seconds % 3600) / 60))}:${two(seconds % 60)}`;
  return hours > 0 ? `${two(hours)}:${rest}` : rest;
}
