import { useMemo } from "react";
import { graphql, useSubscription } from "react-relay";
import type { useWatchLeaderboardSubscription } from "../__generated__/useWatchLeaderboardSubscription.graphql.ts";

/** Keeps the places of a leaderboard up to date, and the member's own place. */
export function useWatchLeaderboard(id: string, isMember: boolean): void {
  useSubscription<useWatchLeaderboardSubscription>(
    useMemo(
      () => ({
        subscription: graphql`
          subscription useWatchLeaderboardSubscription($id: ID!, $isMember: Boolean!) {
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
        variables: { id, isMember },
      }),
      [id, isMember],
    ),
  );
}
