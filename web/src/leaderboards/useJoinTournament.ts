import { graphql } from "react-relay";
import type { useJoinTournamentMutation } from "../__generated__/useJoinTournamentMutation.graphql.ts";
import { useProtectedAction } from "../caller/useProtectedAction.ts";
import { useChangeOnce } from "../idempotency/useChangeOnce.ts";

/** Joins a tournament; guests log in first. A request that was not answered is sent again with the same key. */
export function useJoinTournament(leaderboardId: string) {
  const {
    send,
    isSending: isJoining,
    failure,
  } = useChangeOnce<useJoinTournamentMutation>(
    graphql`
      mutation useJoinTournamentMutation($leaderboardId: ID!, $key: ID!) {
        joinTournament(input: { leaderboardId: $leaderboardId, idempotencyKey: $key }) {
          member {
            ...MemberPlace_member @arguments(leaderboardId: $leaderboardId)
          }
          userErrors {
            message
          }
        }
      }
    `,
    (response) => response.joinTournament,
  );
  const join = useProtectedAction(() => send([], (key) => ({ leaderboardId, key })));
  return { join: () => join(), isJoining, failure };
}
