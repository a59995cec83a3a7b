import { FormattedMessage } from "react-intl";
import { clockText } from "../time/clockText.ts";
import styles from "./Cashier.module.css";
import { useSecondsLeft } from "./useSecondsLeft.ts";

/** The time until an instant, counted down. */
export function PaymentTimeLeft({ until }: { until: string }) {
  const left = useSecondsLeft(until);
  return (
    <p className={styles.timeLeft} role="timer">
      <FormattedMessage id="deposit_time_left" values={{ time: <b>{clockText(left)}</b> }} />
    </p>
  );
}
