import { useState } from "react";
import { useIntl } from "react-intl";
import { graphql, useMutation } from "react-relay";
import type { useJoinTournamentMutation } from "../__generated__/useJoinTournamentMutation.graphql.ts";
import { useProtectedAction } from "../caller/useProtectedAction.ts";
import { useIdempotencyKey } from "../idempotency/useIdempotencyKey.ts";

/** Joins a tournament; guests log in first. A request that was not answered is sent again with the same key. */
export function useJoinTournament(leaderboardId: string) {
  const { formatMessage } = useIntl();
  const [failure, setFailure] = useState<string | null>(null);
  const { keyFor, forget } = useIdempotencyKey();
  const [commit, isJoining] = useMutation<useJoinTournamentMutation>(graphql`
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
  `);
  const join = useProtectedAction(() => {
    setFailure(null);
    commit({
      variables: { leaderboardId, key: keyFor() },
      onCompleted({ joinTournament: { userErrors } }) {
        forget();
        setFailure(userErrors[0]?.message ?? null);
      },
      onError: () => setFailure(formatMessage({ id: "error_network" })),
    });
  });
  return { join: () => join(), isJoining, failure };
}
