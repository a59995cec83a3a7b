import { graphql } from "react-relay";
import type { useSetOptInMutation } from "../__generated__/useSetOptInMutation.graphql.ts";
import { useProtectedAction } from "../caller/useProtectedAction.ts";
import { useChangeOnce } from "../idempotency/useChangeOnce.ts";

/**
 * Opts the member in to a jackpot, or out of it; guests log in first. A request that was not answered is sent again with
 * the same key.
 */
export function useSetOptIn(jackpotId: string) {
  const { send, isSending, failure } = useChangeOnce<useSetOptInMutation>(
    graphql`
      mutation useSetOptInMutation($input: SetJackpotOptInInput!) {
        setJackpotOptIn(input: $input) {
          member {
            ...OptedIn_member
          }
          userErrors {
            message
          }
        }
      }
    `,
    (response) => response.setJackpotOptIn,
  );
  const setOptIn = useProtectedAction((isOptedIn: boolean) =>
    send([isOptedIn], (idempotencyKey) => ({ input: { jackpotId, isOptedIn, idempotencyKey } })),
  );
  return { setOptIn, isSending, failure };
}
