import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type { MyLevel_progress$key } from "../__generated__/MyLevel_progress.graphql.ts";
import type { MyLevelSubscription } from "../__generated__/MyLevelSubscription.graphql.ts";
import { sum } from "../forms/amounts.ts";
import { useWatch } from "../relay/useWatch.ts";
import { formatPeriod } from "../time/formatPeriod.ts";
import { Progress } from "../ui/state/Progress.tsx";
import { formatAmount } from "../ui/text/Amount.tsx";
import { Text } from "../ui/text/Text.tsx";
import { ClubCrown } from "./ClubCrown.tsx";
import styles from "./Vip.module.css";

graphql`
  fragment MyLevel_club on ClubLevel {
    label
    rank
    color
    secondaryColor
  }
`;

/** The member's level, the way to the next one, and what keeps the level. It follows the member's bets. */
export function MyLevel({
  progress: key,
  timeZone,
}: {
  progress: MyLevel_progress$key;
  /** The merchant's: months begin at its midnight. */
  timeZone: string | undefined;
}) {
  const intl = useIntl();
  const { locale } = intl;
  const { current, next, turnover, keep } = useFragment(
    graphql`
      fragment MyLevel_progress on VipProgress @no_inline {
        current {
          club {
            ...MyLevel_club @relay(mask: false)
          }
          turnover {
            amount
          }
        }
        next {
          club {
            label
          }
          benefits
          turnover {
            ...Money_amount @relay(mask: false)
          }
        }
        turnover {
          ...Money_amount @relay(mask: false)
        }
        keep {
          turnover {
            ...Money_amount @relay(mask: false)
          }
          required {
            ...Money_amount @relay(mask: false)
          }
          from
          until
        }
      }
    `,
    key,
  );
  useWatch<MyLevelSubscription>(graphql`
    subscription MyLevelSubscription {
      vipProgressChanged {
        club {
          ...ClubChip_club
        }
        vipProgress {
          current {
            club {
              rank
            }
          }
          ...MyLevel_progress
        }
      }
    }
  `);
  const { club } = current;
  const from = Number(current.turnover.amount);
  const goal = Number(next?.turnover.amount);
  const reached = Math.min(Number(turnover.amount), goal);
  return (
    <section className={styles.card} aria-labelledby="my-level">
      <ClubCrown {...club} />
      <div className={styles.own}>
        <Text as="p" className={styles.note} text="vip_yours" />
        <h2 id="my-level" className={styles.ownName}>
          {club.label} <Text as="span" className={styles.ownRank} text="vip_level" values={{ rank: club.rank }} />
        </h2>
      </div>
      {!next && <Text as="p" className={styles.top} text="vip_top" />}
      {(next || keep) && (
        <dl className={styles.ways}>
          {next && (
            <Way
              title={
                <FormattedMessage
                  id="vip_next"
                  values={{
                    level: next.club.label,
                    amount: formatAmount(
                      {
                        ...turnover,
                        amount: sum([
                          next.turnover.amount,
                          `-${reached < goal ? turnover.amount : next.turnover.amount}`,
                        ]),
                      },
                      locale,
                    ),
                  }}
                />
              }
              id="way-up"
              done={reached - from}
              goal={goal - from}
              text={{ done: formatAmount(turnover, locale), goal: formatAmount(next.turnover, locale) }}
            >
              {next.benefits.length > 0 && (
                <Text as="p" text="vip_gives" values={{ benefits: next.benefits.join(" · ") }} />
              )}
            </Way>
          )}
          {keep && (
            <Way
              title={
                <FormattedMessage
                  id="vip_keep"
                  values={{
                    level: club.label,
                    period: formatPeriod({ start: keep.from, end: keep.until, isDays: true }, timeZone, intl),
                  }}
                />
              }
              id="way-kept"
              done={Number(keep.turnover.amount)}
              goal={Number(keep.required.amount)}
              text={{ done: formatAmount(keep.turnover, locale), goal: formatAmount(keep.required, locale) }}
            />
          )}
        </dl>
      )}
    </section>
  );
}

interface WayProps {
  title: ReactNode;
  id: string;
  done: number;
  goal: number;
  text: { done: string; goal: string };
  /** What the goal brings. */
  children?: ReactNode;
}

/** The member's progress towards one goal. */
const Way = ({ title, id, done, goal, text, children }: WayProps) => {
  const isReached = done >= goal;
  return (
    <div className={styles.way}>
      <dt id={id} className={styles.top}>
        {title}
      </dt>
      <dd>
        <Progress tone={isReached ? "good" : undefined} aria-labelledby={id} max={goal} value={done} />
        <p className={styles.note}>
          {isReached && (
            <>
              <span className={styles.reached}>
                <Check size={14} aria-hidden="true" /> <FormattedMessage id="vip_reached" />
              </span>
              {" · "}
            </>
          )}
          <FormattedMessage id="missions_progress" values={text} />
        </p>
        {children}
      </dd>
    </div>
  );
};
