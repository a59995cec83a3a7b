import { graphql } from "react-relay";
import type { useSetOptInMutation } from "../__generated__/useSetOptInMutation.graphql.ts";
import { useProtectedAction } from "../caller/useProtectedAction.ts";
import { useChange } from "../change/useChange.ts";

/**
 * Opts the member in to a jackpot, or out of it; guests log in first. A request that was not answered is sent again with
 * the same key.
 */
export function useSetOptIn(jackpotId: string) {
  const { change, isBusy, failure } = useChange<useSetOptInMutation>(
    graphql`
      mutation useSetOptInMutation($input: SetJackpotOptInInput!) {
        setJackpotOptIn(input: $input) {
          member {
            ...OptedIn_member
          }
          userErrors {
            ...userError_change @relay(mask: false)
          }
        }
      }
    `,
    { once: true },
  );
  const setOptIn = useProtectedAction((isOptedIn: boolean) => change({ input: { jackpotId, isOptedIn } }));
  return { setOptIn, isBusy, failure };
}
