import { useIntl } from "react-intl";
import { graphql } from "react-relay";
import type { useSignInTodayMutation } from "../__generated__/useSignInTodayMutation.graphql.ts";
import { useProtectedAction } from "../caller/useProtectedAction.ts";
import { useChange } from "../change/useChange.ts";
import { celebrate } from "../ui/notice/celebrate.ts";

/** The last of the days, with the largest reward. */
const LAST_DAY = 7;

/**
 * Signs the member in for today; guests log in first. A request that was not answered is sent again with the same key, until
 * the day ends at `resetsAt`: the platform would give the answer of the day before.
 */
export function useSignInToday(resetsAt: string) {
  const { formatMessage } = useIntl();
  const { change, isBusy, failure } = useChange<useSignInTodayMutation>(
    graphql`
      mutation useSignInTodayMutation($input: SignInTodayInput!) {
        signInToday(input: $input) {
          member {
            dailySignIn {
              day
              streak
            }
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
  const signIn = useProtectedAction(async () => {
    const { done } = await change({ input: {} }, { round: resetsAt });
    const { day, streak } = done?.signInToday.member?.dailySignIn ?? {};
    if (day !== LAST_DAY) return;
    celebrate({ kind: "signIn", id: resetsAt, text: formatMessage({ id: "sign_in_streak" }, { count: streak }) });
  });
  return { signIn: () => signIn(), isBusy, failure };
}
