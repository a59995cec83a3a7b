import { Trophy } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import type { LeaderboardPlaces_leaderboard$key } from "../__generated__/LeaderboardPlaces_leaderboard.graphql.ts";
import { EmptyState } from "../ui/state/EmptyState.tsx";
import { Amount } from "../ui/text/Amount.tsx";
import styles from "./Leaderboards.module.css";
import type { OwnRank } from "./MemberPlace.tsx";
import { OwnMark } from "./OwnMark.tsx";
import { Score } from "./Score.tsx";

interface Props {
  leaderboard: LeaderboardPlaces_leaderboard$key;
  own: OwnRank | null | undefined;
}

/** The first places of a leaderboard; a member's own one is marked. */
export function LeaderboardPlaces({ leaderboard, own }: Props) {
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
  // The list may be older than the own place. Then another member has this rank in the list, with another score.
  const isOwn = (place: { rank: number; score: string }) =>
    place.rank === own?.rank && Number(place.score) === Number(own.score);
  return (
    <ol className={styles.places}>
      {places.map(({ rank, account, score, prize }) => (
        <li key={rank} className={styles.place} aria-current={isOwn({ rank, score }) || undefined}>
          <span className={styles.rank}>{rank}</span>
          <span>
            {account}
            {isOwn({ rank, score }) && <OwnMark />}
          </span>
          <span className={styles.score}>
            <Score rule={rule} score={score} currency={minimumStake.currency} />
          </span>
          <span className={styles.won}>{prize && <Amount {...prize} />}</span>
        </li>
      ))}
    </ol>
  );
}
