import { Timer } from "lucide-react";
import { FormattedTime, useIntl } from "react-intl";
import { twoDigits } from "../../time/clockText.ts";
import { serverNow } from "../../time/serverClock.ts";
import { useServerSecond } from "../../time/serverSecond.ts";
import styles from "./GameStage.module.css";

function lasting(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  const minutes = `${twoDigits(Math.floor(seconds / 60) % 60)}:${twoDigits(seconds % 60)}`;
  return seconds < 3600 ? minutes : `${Math.floor(seconds / 3600)}:${minutes}`;
}

/** Guests have no login: the time counts from the first game of this visit. */
let firstGameAt: number | undefined;

interface Props {
  /** The login; null for guests. */
  session: { readonly startedAt: string } | null;
}

/**
 * The time, and how long the player has been logged in by the platform's clock, so that players keep track of it: the
 * same in every game, window and device. Phones show the time themselves.
 */
export function SessionClock({ session }: Props) {
  const { formatMessage } = useIntl();
  const now = useServerSecond() * 1000;
  firstGameAt ??= serverNow();
  const label = formatMessage({ id: session ? "games_clock" : "games_clock_guest" });
  return (
    <span role="timer" aria-label={label} title={label} className={styles.clock}>
      <span className={styles.time}>
        <FormattedTime value={now} />
      </span>
      <Timer size={14} aria-hidden="true" />
      {lasting(now - (session ? Date.parse(session.startedAt) : firstGameAt))}
    </span>
  );
}
