import { graphql } from "react-relay";
import type { useJoinTournamentMutation } from "../__generated__/useJoinTournamentMutation.graphql.ts";
import { useProtectedAction } from "../caller/useProtectedAction.ts";
import { useChange } from "../change/useChange.ts";

/** Joins a tournament; guests log in first. A request that was not answered is sent again with the same key. */
export function useJoinTournament(leaderboardId: string) {
  const { change, isBusy, failure } = useChange<useJoinTournamentMutation>(
    graphql`
      mutation useJoinTournamentMutation($input: JoinTournamentInput!, $leaderboardId: ID!) {
        joinTournament(input: $input) {
          member {
            ...MemberPlace_member @arguments(leaderboardId: $leaderboardId)
          }
          userErrors {
            ...userError_change @relay(mask: false)
          }
        }
      }
    `,
    { once: true },
  );
  const join = useProtectedAction(() => change({ leaderboardId, input: { leaderboardId } }));
  return { join: () => join(), isBusy, failure };
}
