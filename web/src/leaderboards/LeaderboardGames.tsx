import { graphql, useFragment } from "react-relay";
import type { LeaderboardGames_leaderboard$key } from "../__generated__/LeaderboardGames_leaderboard.graphql.ts";
import { TileRow } from "../games/tile/TileRow.tsx";
import { Text } from "../ui/text/Text.tsx";
import styles from "./Leaderboards.module.css";

/** The games that a tournament counts: a click plays. Nothing for a race, which counts all games. */
export function LeaderboardGames({ leaderboard }: { leaderboard: LeaderboardGames_leaderboard$key }) {
  const { games } = useFragment(
    graphql`
      fragment LeaderboardGames_leaderboard on Leaderboard {
        # passed on to TileRow
        games {
          id
          ...GameTile_game
        }
      }
    `,
    leaderboard,
  );
  if (games.length === 0) return null;
  return (
    <section className={styles.part}>
      <Text as="h2" text="leaderboards_games" />
      <TileRow games={games} />
    </section>
  );
}
