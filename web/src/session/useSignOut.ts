import { graphql } from "react-relay";
import type { useSignOutMutation } from "../__generated__/useSignOutMutation.graphql.ts";
import { expectSessionEnd, watchSessionEnd } from "../caller/sessionEnd.ts";
import { useLeaveSession } from "../caller/useLeaveSession.ts";
import { useChange } from "../change/useChange.ts";
import type { Failure } from "../relay/failure.ts";

/**
 * Ends the session, clears everything that this browser kept of it and goes home. The cookie is removed even when the
 * platform cannot be reached. With a failure the session goes on.
 */
export function useSignOut(): [signOut: () => void, isSigningOut: boolean, failure: Failure | null] {
  const leave = useLeaveSession();
  const { change, isBusy, failure } = useChange<useSignOutMutation>(graphql`
    mutation useSignOutMutation($input: LogOutInput!) {
      logOut(input: $input) {
        userErrors {
          ...userError_change @relay(mask: false)
        }
      }
    }
  `);
  const signOut = async () => {
    expectSessionEnd();
    const { failure: after } = await change({ input: {} });
    if (after?.isUnreachable) watchSessionEnd();
    else leave();
  };
  return [() => void signOut(), isBusy, failure];
}
