import { useState } from "react";
import { useIntl } from "react-intl";
import { graphql, useMutation } from "react-relay";
import type { useSignInTodayMutation } from "../__generated__/useSignInTodayMutation.graphql.ts";
import { useProtectedAction } from "../caller/useProtectedAction.ts";
import { useIdempotencyKey } from "../idempotency/useIdempotencyKey.ts";

/**
 * Signs the member in for today; guests log in first. A request that was not answered is sent again with the same key, until
 * the day ends at `resetsAt`: the platform would give the answer of the day before.
 */
export function useSignInToday(resetsAt: string) {
  const { formatMessage } = useIntl();
  const [failure, setFailure] = useState<string | null>(null);
  const { keyFor, forget } = useIdempotencyKey();
  const [commit, isSigning] = useMutation<useSignInTodayMutation>(graphql`
    mutation useSignInTodayMutation($input: SignInTodayInput!) {
      signInToday(input: $input) {
        member {
          ...SignInScreen_member
        }
        userErrors {
          message
        }
      }
    }
  `);
  const signIn = useProtectedAction(() => {
    setFailure(null);
    commit({
      variables: { input: { idempotencyKey: keyFor(resetsAt) } },
      onCompleted({ signInToday: { userErrors } }) {
        forget();
        setFailure(userErrors[0]?.message ?? null);
      },
      onError: () => setFailure(formatMessage({ id: "error_network" })),
    });
  });
  return { signIn: () => signIn(), isSigning, failure };
}
