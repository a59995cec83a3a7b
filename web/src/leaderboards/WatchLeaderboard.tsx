import { graphql } from "react-relay";
import type { WatchLeaderboardSubscription } from "../__generated__/WatchLeaderboardSubscription.graphql.ts";
import { useHasAccount } from "../caller/useHasAccount.ts";
import { useWatch } from "../relay/useWatch.ts";

/** Keeps the places of a leaderboard up to date, and the member's own place. */
export function WatchLeaderboard({ id }: { id: string }) {
  useWatch<WatchLeaderboardSubscription>(
    graphql`
      subscription WatchLeaderboardSubscription($id: ID!, $isMember: Boolean!) {
        leaderboardChanged(id: $id) {
          leaderboard {
            playerCount
            ...LeaderboardEnd_leaderboard
            ...LeaderboardPlaces_leaderboard
          }
          member @include(if: $isMember) {
            ...MemberPlace_member @arguments(leaderboardId: $id)
          }
        }
      }
    `,
    { id, isMember: useHasAccount() },
  );
  return null;
}
