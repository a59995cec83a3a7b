import { useState } from "react";
import { commitMutation, graphql, useRelayEnvironment } from "react-relay";
import type { useSignOutMutation } from "../__generated__/useSignOutMutation.graphql.ts";
import { expectSessionEnd, watchSessionEnd } from "./sessionEnd.ts";
import { useLeaveSession } from "./useLeaveSession.ts";

/**
 * Ends the session, clears everything that this browser kept of it and goes home. The cookie is removed even when the
 * platform cannot be reached. `hasFailed` is true when no answer came, and the session goes on.
 */
export function useSignOut(): [signOut: () => void, isSigningOut: boolean, hasFailed: boolean] {
  const environment = useRelayEnvironment();
  const leave = useLeaveSession();
  const [isSigningOut, setSigningOut] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const signOut = () => {
    setSigningOut(true);
    setFailed(false);
    expectSessionEnd();
    // Not `useMutation`, which would drop the answer when the header changes.
    commitMutation<useSignOutMutation>(environment, {
      mutation: graphql`
        mutation useSignOutMutation($input: LogOutInput!) {
          logOut(input: $input) {
            userErrors {
              code
            }
          }
        }
      `,
      variables: { input: {} },
      onCompleted: leave,
      onError() {
        watchSessionEnd();
        setSigningOut(false);
        setFailed(true);
      },
    });
  };
  return [signOut, isSigningOut, hasFailed];
}
