import { useEffect, useEffectEvent, useState } from "react";
import { FormattedMessage } from "react-intl";
import { clockText } from "../../time/clockText.ts";
import styles from "./SessionForm.module.css";

/** Shows the seconds that are left to wait. It counts by the clock, so that a sleeping page is not late. */
export function Countdown({ seconds, onOver }: { seconds: number; onOver: () => void }) {
  const [end] = useState(() => Date.now() + seconds * 1000);
  const [left, setLeft] = useState(seconds);
  const handleOver = useEffectEvent(onOver);

  useEffect(() => {
    const timer = setInterval(() => {
      const now = Math.max(0, Math.ceil((end - Date.now()) / 1000));
      setLeft(now);
      if (now === 0) {
        clearInterval(timer);
        handleOver();
      }
    }, 250);
    return () => clearInterval(timer);
  }, [end]);

  return (
    <p className={styles.countdown} role="timer">
      <FormattedMessage id="session_wait" values={{ time: <b>{clockText(left)}</b> }} />
    </p>
  );
}
