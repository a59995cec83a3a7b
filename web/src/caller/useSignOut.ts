import { useState } from "react";
import { commitMutation, graphql, useRelayEnvironment } from "react-relay";
import { useNavigate } from "react-router-dom";
import type { useSignOutMutation } from "../__generated__/useSignOutMutation.graphql.ts";
import { announceSession } from "./sessionChannel.ts";
import { expectSessionEnd } from "./sessionEnd.ts";
import { clearSessionKeys } from "./sessionKeys.ts";
import { useRenewScreens } from "./useRenewScreens.ts";

/**
 * Ends the session, clears everything that this browser kept of it and goes home. The cookie is removed even when the
 * platform cannot be reached.
 */
export function useSignOut(): [signOut: () => void, isSigningOut: boolean] {
  const environment = useRelayEnvironment();
  const navigate = useNavigate();
  const renewScreens = useRenewScreens();
  const [isSigningOut, setSigningOut] = useState(false);
  const finish = () => {
    clearSessionKeys();
    announceSession("changed");
    void navigate("/");
    void renewScreens();
  };
  const signOut = () => {
    setSigningOut(true);
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
      onCompleted: finish,
      onError: () => setSigningOut(false),
    });
  };
  return [signOut, isSigningOut];
}
