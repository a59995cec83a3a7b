import { Trophy } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import type { LeaderboardPlaces_leaderboard$key } from "../__generated__/LeaderboardPlaces_leaderboard.graphql.ts";
import { EmptyState } from "../ui/state/EmptyState.tsx";
import { Amount } from "../ui/text/Amount.tsx";
import styles from "./Leaderboards.module.css";
import { Score } from "./Score.tsx";

/** The first places of a leaderboard. */
export function LeaderboardPlaces({ leaderboard }: { leaderboard: LeaderboardPlaces_leaderboard$key }) {
  const { rule, minimumStake, places } = useFragment(
    graphql`
      fragment LeaderboardPlaces_leaderboard on Leaderboard @throwOnFieldError {
        rule
        minimumStake {
          currency
        }
        places {
          rank
          account
          score
          prize {
            ...Money_amount @relay(mask: false)
          }
        }
      }
    `,
    leaderboard,
  );
  if (places.length === 0) {
    return <EmptyState icon={Trophy} title="leaderboards_empty_title" text="leaderboards_empty_text" />;
  }
  return (
    <ol className={styles.places}>
      {places.map(({ rank, account, score, prize }) => (
        <li key={rank} className={styles.place}>
          <span className={styles.rank}>{rank}</span>
          <span>{account}</span>
          <span className={styles.score}>
            <Score rule={rule} score={score} currency={minimumStake.currency} />
          </span>
          <span className={styles.won}>{prize && <Amount {...prize} />}</span>
        </li>
      ))}
    </ol>
  );
}
