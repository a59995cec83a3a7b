import { useEffect, useEffectEvent } from "react";
import { FormattedNumber } from "react-intl";
import { twoDigits } from "./clockText.ts";
import { useServerSecond } from "./serverSecond.ts";

interface Props {
  /** An instant. */
  until: string;
  /** Called when the time is over, and again every few seconds while `until` stays the same. */
  onOver?: () => void;
}

/** A random wait, so that not all visitors ask in the same moment. */
const SPREAD_MS = 2_000;
/** Longer than the gateway keeps an answer for everybody. */
const AGAIN_MS = 12_000;
/** Seconds. */
const DAY = 86_400;

/** The days, hours, minutes and seconds until an instant, by the platform's clock. */
export function TimeLeft({ until, onOver }: Props) {
  const second = useServerSecond();
  const left = Math.max(0, Math.floor(Date.parse(until) / 1000) - second);
  const days = Math.floor(left / DAY);
  const isOver = second > 0 && left === 0;
  const handleOver = useEffectEvent(() => onOver?.());
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new `until` starts the timers again
  useEffect(() => {
    if (!isOver) return undefined;
    const first = setTimeout(() => handleOver(), Math.random() * SPREAD_MS);
    const later = setInterval(() => handleOver(), AGAIN_MS);
    return () => {
      clearTimeout(first);
      clearInterval(later);
    };
  }, [isOver, until]);
  return (
    <time role="timer" dateTime={until}>
      {days > 0 && second > 0 && (
        <span>
          <FormattedNumber value={days} style="unit" unit="day" unitDisplay="long" />{" "}
        </span>
      )}
      <span>{second === 0 ? "··:··:··" : clock(left % DAY)}</span>
    </time>
  );
}

const clock = (seconds: number) =>
  [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60].map(twoDigits).join(":");
