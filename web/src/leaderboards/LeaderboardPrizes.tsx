import { FormattedMessage } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type { LeaderboardPrizes_leaderboard$key } from "../__generated__/LeaderboardPrizes_leaderboard.graphql.ts";
import { Amount } from "../ui/text/Amount.tsx";
import { Text } from "../ui/text/Text.tsx";
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
      <Text as="h2" text="leaderboards_prizes" />
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
        <Text as="li" text={`leaderboards_rule_${rule}`} />
        {kind === "TOURNAMENT" && <Text as="li" text="leaderboards_term_join" />}
        <Text as="li" text="leaderboards_term_stake" values={{ amount: <Amount {...minimumStake} /> }} />
        <Text as="li" text="leaderboards_term_ties" />
        <Text as="li" text="leaderboards_term_bonus" values={{ count: turnover }} />
      </ul>
    </section>
  );
}
