import { FormattedMessage } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type { LeaderboardPrizes_leaderboard$key } from "../__generated__/LeaderboardPrizes_leaderboard.graphql.ts";
import { Amount } from "../ui/text/Amount.tsx";
import styles from "./Leaderboards.module.css";

/** What the ranks of a leaderboard win, and on which terms. */
export function LeaderboardPrizes({ leaderboard }: { leaderboard: LeaderboardPrizes_leaderboard$key }) {
  const { rule, kind, prizes, turnover, minimumStake } = useFragment(
    graphql`
      fragment LeaderboardPrizes_leaderboard on Leaderboard {
        rule
        kind
        turnover
        minimumStake {
          ...Money_amount @relay(mask: false)
        }
        prizes {
          fromRank
          toRank
          amount {
            ...Money_amount @relay(mask: false)
          }
        }
      }
    `,
    leaderboard,
  );
  return (
    <section className={styles.part}>
      <h2>
        <FormattedMessage id="leaderboards_prizes" />
      </h2>
      <dl className={styles.prizes}>
        {prizes.map(({ fromRank, toRank, amount }) => (
          <div key={fromRank} className={styles.prize}>
            <dt>
              <FormattedMessage
                id={fromRank === toRank ? "leaderboards_rank" : "leaderboards_ranks"}
                values={{ from: fromRank, to: toRank }}
              />
            </dt>
            <dd>
              <Amount {...amount} />
            </dd>
          </div>
        ))}
      </dl>
      <ul className={styles.terms}>
        <li>
          <FormattedMessage id={`leaderboards_rule_${rule}`} />
        </li>
        {kind === "TOURNAMENT" && (
          <li>
            <FormattedMessage id="leaderboards_term_join" />
          </li>
        )}
        <li>
          <FormattedMessage id="leaderboards_term_stake" values={{ amount: <Amount {...minimumStake} /> }} />
        </li>
        <li>
          <FormattedMessage id="leaderboards_term_ties" />
        </li>
        <li>
          <FormattedMessage id="leaderboards_term_bonus" values={{ count: turnover }} />
        </li>
      </ul>
    </section>
  );
}
