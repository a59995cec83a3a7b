import { Timer } from "lucide-react";
import { useEffect, useState } from "react";
import { FormattedTime, useIntl } from "react-intl";
import { twoDigits } from "../../time/clockText.ts";
import styles from "./GameStage.module.css";

function lasting(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  const minutes = `${twoDigits(Math.floor(seconds / 60) % 60)}:${twoDigits(seconds % 60)}`;
  return seconds < 3600 ? minutes : `${Math.floor(seconds / 3600)}:${minutes}`;
}

/** The time, and how long the game has been open, so that players keep track of it. Phones show the time themselves. */
export function SessionClock() {
  const { formatMessage } = useIntl();
  const [start] = useState(() => Date.now());
  const [now, setNow] = useState(start);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  const label = formatMessage({ id: "games_clock" });
  return (
    <span role="timer" aria-label={label} title={label} className={styles.clock}>
      <span className={styles.time}>
        <FormattedTime value={now} />
      </span>
      <Timer size={14} aria-hidden="true" />
      {lasting(now - start)}
    </span>
  );
}
