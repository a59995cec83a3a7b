import { PlatformError } from "./errors.ts";

/** A break from play: short, or a self-exclusion. */
export interface PlayBreak {
  kind: "TIME_OUT" | "SELF_EXCLUSION";
  until: Date;
}

/** The end of a self-exclusion that has none. */
export const PERMANENT = new Date("9999-12-31T00:00:00Z");

interface Breaks {
  timeOutUntil: Date | null;
  excludedUntil: Date | null;
}

/** The break that a member is on at a moment: of two, the exclusion. */
export function playBreakAt({ timeOutUntil, excludedUntil }: Breaks, now: Date): PlayBreak | null {
  if (excludedUntil && excludedUntil > now) return { kind: "SELF_EXCLUSION", until: excludedUntil };
  if (timeOutUntil && timeOutUntil > now) return { kind: "TIME_OUT", until: timeOutUntil };
  return null;
}

/** A break in the contract's form; one without an end has no `until`. */
export const playBreakView = ({ kind, until }: PlayBreak) => ({
  kind,
  until: until < PERMANENT ? until.toISOString() : null,
});

/** Throws RG_SELF_EXCLUDED or RG_TIME_OUT during a break. */
export function requireNoBreak(playBreak: PlayBreak | null): void {
  if (!playBreak) return;
  const code = playBreak.kind === "TIME_OUT" ? "RG_TIME_OUT" : "RG_SELF_EXCLUDED";
  throw new PlatformError(code, { value: playBreakView(playBreak) });
}
