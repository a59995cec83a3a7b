import { useState } from "react";
import { commitMutation, graphql, useRelayEnvironment } from "react-relay";
import { useNavigate } from "react-router-dom";
import type { useSignOutMutation } from "../__generated__/useSignOutMutation.graphql.ts";
import { announceSession } from "./sessionChannel.ts";
import { expectSessionEnd } from "./sessionEnd.ts";
import { clearSessionKeys } from "./sessionKeys.ts";
import { useRenewScreens } from "./useRenewScreens.ts";

/** Ends the session and everything this browser kept of it, and goes home. Also when the platform can't be told: the cookie goes in any case. */
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
    // Not useMutation: it would forget the answer when the header changes under it.
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
