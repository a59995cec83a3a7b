import { useEffect, useState } from "react";
import { recordServerTime, serverNow } from "../../time/serverClock.ts";

const LONGEST_TIMER_MS = 2 ** 31 - 1;
/** A timer may fire a moment early. */
const MARGIN_MS = 20;

interface ClosingDraw {
  readonly number: string;
  readonly nextNumber: string | null | undefined;
  readonly state: string;
  readonly closesAt: string | null | undefined;
  readonly serverTime: string | null | undefined;
}

const hasPassed = (instant: string | null) => instant !== null && Date.parse(instant) <= serverNow();

/**
 * Number of the draw that takes bets, by the platform's clock: the current one, or the one after it when that is
 * closed. Null when neither is known. Renders again when the current draw closes.
 */
export function useOpenDraw(draw: ClosingDraw | null | undefined): string | null {
  if (draw?.serverTime) recordServerTime(draw.serverTime);
  const closesAt = draw?.state === "OPEN" ? (draw.closesAt ?? null) : null;
  // The state is the close that has passed, not a boolean: so the next draw counts as open at its first render.
  const [passed, setPassed] = useState(() => (hasPassed(closesAt) ? closesAt : null));
  useEffect(() => {
    if (closesAt === null) return undefined;
    const wait = Math.max(0, Date.parse(closesAt) - serverNow() + MARGIN_MS);
    const timer = setTimeout(() => setPassed(closesAt), Math.min(wait, LONGEST_TIMER_MS));
    return () => clearTimeout(timer);
  }, [closesAt]);
  if (!draw) return null;
  const isOpen = closesAt !== null && passed !== closesAt;
  return isOpen ? draw.number : (draw.nextNumber ?? null);
}
