import { Ban, CircleCheck, Clock, type LucideIcon, TimerOff } from "lucide-react";
import { FormattedList, FormattedMessage, useIntl } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type { BonusCard_bonus$key, BonusStatus } from "../__generated__/BonusCard_bonus.graphql.ts";
import { Moment } from "../time/Moment.tsx";
import { Amount } from "../ui/text/Amount.tsx";
import { Text } from "../ui/text/Text.tsx";
import styles from "./Bonuses.module.css";
import { BonusProgress } from "./BonusProgress.tsx";
import { ForfeitBonus } from "./ForfeitBonus.tsx";
import { useWatchBonus } from "./useWatchBonus.ts";

const MARKS: Partial<Record<BonusStatus, { Icon: LucideIcon; tone: string }>> = {
  ACTIVE: { Icon: Clock, tone: "open" },
  COMPLETED: { Icon: CircleCheck, tone: "good" },
  FORFEITED: { Icon: Ban, tone: "muted" },
};

/** A bonus: its worth, how much of its turnover is done, and what counts. */
export function BonusCard({ bonus: key }: { bonus: BonusCard_bonus$key }) {
  const { formatMessage } = useIntl();
  const bonus = useFragment(
    graphql`
      fragment BonusCard_bonus on Bonus @no_inline {
        id
        title
        amount {
          ...Money_amount @relay(mask: false)
        }
        ...BonusProgress_bonus
        categories
        holdsWithdrawals
        status
        expiresAt
        endedAt
        ...ForfeitBonus_bonus
      }
    `,
    key,
  );
  const { id, title, amount, categories, status, expiresAt, endedAt } = bonus;
  const isActive = status === "ACTIVE";
  useWatchBonus(isActive ? id : undefined);
  const { Icon, tone } = MARKS[status] ?? { Icon: TimerOff, tone: "muted" };
  return (
    <li className={styles.card}>
      <div className={styles.head}>
        <h3 className={styles.name}>{title}</h3>
        <span className={styles.status} data-tone={tone}>
          <Icon size={16} aria-hidden="true" />
          <FormattedMessage id={`bonuses_status_${status}`} />
        </span>
      </div>
      <b className={styles.amount}>
        <Amount {...amount} />
      </b>
      <BonusProgress
        bonus={bonus}
        tone={status === "FORFEITED" || status === "EXPIRED" ? "over" : undefined}
        className={styles.note}
      />
      {isActive && (
        <p className={styles.note}>
          {categories.length === 0 ? (
            <FormattedMessage id="bonuses_all_games" />
          ) : (
            <FormattedMessage
              id="bonuses_games"
              values={{
                games: (
                  <FormattedList
                    value={categories.map((category) => formatMessage({ id: `games_category_${category}` }))}
                  />
                ),
              }}
            />
          )}
        </p>
      )}
      {isActive && bonus.holdsWithdrawals && <Text as="p" className={styles.note} text="bonuses_holds" />}
      <div className={styles.foot}>
        <span className={styles.note}>
          <FormattedMessage
            id={endedAt === null ? "bonuses_until" : "bonuses_ended"}
            values={{ time: <Moment at={endedAt ?? expiresAt} style="plain" /> }}
          />
        </span>
        {isActive && <ForfeitBonus bonus={bonus} />}
      </div>
    </li>
  );
}
