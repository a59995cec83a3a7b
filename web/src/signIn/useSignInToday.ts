import { graphql } from "react-relay";
import type { useSignInTodayMutation } from "../__generated__/useSignInTodayMutation.graphql.ts";
import { useProtectedAction } from "../caller/useProtectedAction.ts";
import { useChange } from "../change/useChange.ts";

/**
 * Signs the member in for today; guests log in first. A request that was not answered is sent again with the same key, until
 * the day ends at `resetsAt`: the platform would give the answer of the day before.
 */
export function useSignInToday(resetsAt: string) {
  const { change, isBusy, failure } = useChange<useSignInTodayMutation>(
    graphql`
      mutation useSignInTodayMutation($input: SignInTodayInput!) {
        signInToday(input: $input) {
          member {
            ...SignInScreen_member
          }
          userErrors {
            ...userError_change @relay(mask: false)
          }
        }
      }
    `,
    { once: true },
  );
  const signIn = useProtectedAction(() => change({ input: {} }, { round: resetsAt }));
  return { signIn: () => signIn(), isBusy, failure };
}
