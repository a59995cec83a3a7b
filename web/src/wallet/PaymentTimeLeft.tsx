import { useEffect, useState } from "react";
import { FormattedMessage } from "react-intl";
import { clockText } from "../time/clockText.ts";
import { serverNow } from "../time/serverClock.ts";
import styles from "./Cashier.module.css";

const secondsUntil = (instant: string) => Math.max(0, Math.ceil((Date.parse(instant) - serverNow()) / 1000));

/** Whole seconds until an instant by the platform's clock; 0 afterwards. */
function useSecondsLeft(instant: string): number {
  const [left, setLeft] = useState(() => secondsUntil(instant));
  useEffect(() => {
    const timer = setInterval(() => setLeft(secondsUntil(instant)), 500);
    return () => clearInterval(timer);
  }, [instant]);
  return left;
}

/** The time until an instant, counted down. */
export function PaymentTimeLeft({ until }: { until: string }) {
  const left = useSecondsLeft(until);
  return (
    <p className={styles.timeLeft} role="timer">
      <FormattedMessage id="deposit_time_left" values={{ time: <b>{clockText(left)}</b> }} />
    </p>
  );
}
