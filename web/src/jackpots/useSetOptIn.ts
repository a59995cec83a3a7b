import { useState } from "react";
import { useIntl } from "react-intl";
import { graphql, useMutation } from "react-relay";
import type { useSetOptInMutation } from "../__generated__/useSetOptInMutation.graphql.ts";
import { useProtectedAction } from "../caller/useProtectedAction.ts";
import { useIdempotencyKey } from "../idempotency/useIdempotencyKey.ts";

/**
 * Opts the member in to a jackpot, or out of it; guests log in first. A request that was not answered is sent again with
 * the same key.
 */
export function useSetOptIn(jackpotId: string) {
  const { formatMessage } = useIntl();
  const [failure, setFailure] = useState<string | null>(null);
  const { keyFor, forget } = useIdempotencyKey();
  const [commit, isSending] = useMutation<useSetOptInMutation>(graphql`
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
  `);
  const setOptIn = useProtectedAction((isOptedIn: boolean) => {
    setFailure(null);
    commit({
      variables: { input: { jackpotId, isOptedIn, idempotencyKey: keyFor(isOptedIn) } },
      onCompleted({ setJackpotOptIn: { userErrors } }) {
        forget();
        setFailure(userErrors[0]?.message ?? null);
      },
      onError: () => setFailure(formatMessage({ id: "error_network" })),
    });
  });
  return { setOptIn, isSending, failure };
}
