import { useEffect, useEffectEvent, useState } from "react";
import { FormattedMessage } from "react-intl";
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
      <FormattedMessage id="session_wait" values={{ time: <b>{clock(left)}</b> }} />
    </p>
  );
}

function clock(seconds: number): string {
  const two = (value: number) => String(value).padStart(2, "0");
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
