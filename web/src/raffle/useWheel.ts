import { useEffect, useRef, useState } from "react";
import { prefersReducedMotion } from "../ui/motion/useReducedMotion.ts";

/** A prize at which the wheel stops. */
export interface Stop {
  internalID: string;
  title: string;
  kind: string;
}

/** As long as the transition in the style sheet. */
const TURN_MS = 4_000;
const WHOLE_TURNS = 5;

/** The wheel's position, and the prize at which it has stopped. Without motion it stops at once. */
export function useWheel(prizes: readonly string[], onStop: () => void) {
  const [turn, setTurn] = useState(0);
  const [stopped, setStopped] = useState<Stop | null>(null);
  const [isTurning, setIsTurning] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function turnTo(prize: Stop): void {
    const index = prizes.indexOf(prize.internalID);
    if (index >= 0) setTurn((before) => nextTurn(before, index, prizes.length));
    setIsTurning(true);
    const stop = () => {
      setIsTurning(false);
      setStopped(prize);
      onStop();
    };
    timer.current = setTimeout(stop, prefersReducedMotion() ? 0 : TURN_MS);
  }
  return { turn, stopped, isTurning, turnTo };
}

/** Degrees after some whole turns more, with the middle of a field at the top. */
export function nextTurn(before: number, index: number, fields: number): number {
  const middle = ((index + 0.5) * 360) / fields;
  return (Math.floor(before / 360) + WHOLE_TURNS + 1) * 360 - middle;
}
