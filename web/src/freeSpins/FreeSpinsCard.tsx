import { CircleCheck, Clock, type LucideIcon, TimerOff } from "lucide-react";
import { FormattedMessage, useIntl } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type { FreeSpinsCard_freeSpins$key, FreeSpinsStatus } from "../__generated__/FreeSpinsCard_freeSpins.graphql.ts";
import { TileRow } from "../games/tile/TileRow.tsx";
import { Moment } from "../time/Moment.tsx";
import { Progress } from "../ui/state/Progress.tsx";
import { Amount } from "../ui/text/Amount.tsx";
import { Text } from "../ui/text/Text.tsx";
import styles from "./FreeSpins.module.css";

const MARKS: Partial<Record<FreeSpinsStatus, LucideIcon>> = { ACTIVE: Clock, USED: CircleCheck };

/** Free spins: how many are left, until when, what they have won, and their games, on which a click plays. */
export function FreeSpinsCard({ freeSpins: key }: { freeSpins: FreeSpinsCard_freeSpins$key }) {
  const { formatMessage } = useIntl();
  const { title, spins, left, stake, winnings, turnover, status, expiresAt, endedAt, games } = useFragment(
    graphql`
      fragment FreeSpinsCard_freeSpins on FreeSpins @no_inline {
        title
        spins
        left
        stake {
          ...Money_amount @relay(mask: false)
        }
        winnings {
          ...Money_amount @relay(mask: false)
        }
        turnover
        status
        expiresAt
        endedAt
        # passed on to TileRow
        games {
          id
          ...GameTile_game
        }
      }
    `,
    key,
  );
  const Icon = MARKS[status] ?? TimerOff;
  const isActive = status === "ACTIVE";
  const time = endedAt ?? expiresAt;
  return (
    <li className={styles.card} data-over={!isActive || undefined}>
      <div className={styles.head}>
        <h3 className={styles.name}>{title}</h3>
        <span className={styles.status}>
          <Icon size={16} aria-hidden="true" />
          <FormattedMessage id={`free_spins_status_${status}`} />
        </span>
      </div>
      <Text as="p" className={styles.left} text="free_spins_left" values={{ left, spins }} />
      <Progress
        tone={isActive ? undefined : "over"}
        max={spins}
        value={left}
        aria-label={formatMessage({ id: "free_spins_left_name" }, { title })}
      />
      <p className={styles.note}>
        <FormattedMessage id="free_spins_stake" values={{ stake: <Amount {...stake} /> }} />
        {" · "}
        <FormattedMessage id="free_spins_won" values={{ amount: <Amount {...winnings} /> }} />
        {" · "}
        <FormattedMessage
          id={isActive ? "free_spins_until" : "free_spins_ended"}
          values={{ time: <Moment at={time} style="plain" /> }}
        />
      </p>
      {isActive && (
        <>
          <p className={styles.note}>
            <FormattedMessage
              id={turnover > 0 ? "free_spins_becomes_bonus" : "free_spins_becomes_cash"}
              values={{ turnover }}
            />
          </p>
          <TileRow games={games} />
        </>
      )}
    </li>
  );
}
