import { graphql } from "react-relay";
import type { useSignInTodayMutation } from "../__generated__/useSignInTodayMutation.graphql.ts";
import { useProtectedAction } from "../caller/useProtectedAction.ts";
import { useChangeOnce } from "../idempotency/useChangeOnce.ts";

/**
 * Signs the member in for today; guests log in first. A request that was not answered is sent again with the same key, until
 * the day ends at `resetsAt`: the platform would give the answer of the day before.
 */
export function useSignInToday(resetsAt: string) {
  const {
    send,
    isSending: isSigning,
    failure,
  } = useChangeOnce<useSignInTodayMutation>(
    graphql`
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
    `,
    (response) => response.signInToday,
  );
  const signIn = useProtectedAction(() => send([resetsAt], (idempotencyKey) => ({ input: { idempotencyKey } })));
  return { signIn: () => signIn(), isSigning, failure };
}
