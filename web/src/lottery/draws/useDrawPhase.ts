import { useEffect, useState } from "react";
import { recordServerTime, serverNow } from "../../time/serverClock.ts";
import { type DrawPhase, type DrawTimes, phaseAt } from "./drawPhase.ts";

const TICK_MS = 250;

export interface TimedDraw extends DrawTimes {
  /** The platform's time of the answer. */
  readonly serverTime: string | null | undefined;
}

/** The phase of a draw, every second, by the platform's clock. */
export function useDrawPhase(draw: TimedDraw): { phase: DrawPhase; seconds: number } {
  const { state, closesAt, drawsAt, serverTime } = draw;
  const [seen, setSeen] = useState(() => look({ state, closesAt, drawsAt, serverTime }));
  useEffect(() => {
    const tick = () => {
      const next = look({ state, closesAt, drawsAt, serverTime });
      setSeen((last) => (last.phase === next.phase && last.seconds === next.seconds ? last : next));
    };
    tick();
    const timer = setInterval(tick, TICK_MS);
    return () => clearInterval(timer);
  }, [state, closesAt, drawsAt, serverTime]);
  return seen;
}

function look({ serverTime, ...draw }: TimedDraw) {
  if (serverTime) recordServerTime(serverTime);
  return phaseAt(draw, serverNow());
}
