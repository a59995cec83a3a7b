import { FormattedMessage } from "react-intl";
import styles from "./Cashier.module.css";
import { useSecondsLeft } from "./useSecondsLeft.ts";

const two = (value: number) => String(value).padStart(2, "0");

/** Seconds as `9:05`, or `1:09:05` from an hour on. */
export function clockTime(seconds: number): string {
  const [hours, minutes] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

/** The time until an instant, counted down. */
export function TimeLeft({ until }: { until: string }) {
  const left = useSecondsLeft(until);
  return (
    <p className={styles.timeLeft} role="timer">
      <FormattedMessage id="deposit_time_left" values={{ time: <b>{clockTime(left)}</b> }} />
    </p>
  );
}
