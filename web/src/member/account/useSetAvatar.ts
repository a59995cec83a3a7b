import { useState } from "react";
import { graphql } from "react-relay";
import type { useSetAvatarMutation } from "../../__generated__/useSetAvatarMutation.graphql.ts";
import { useChange } from "../../change/useChange.ts";

/** Sets the account's picture; all components that show it update from the store. */
export function useSetAvatar() {
  const [chosen, setChosen] = useState<string | null>(null);
  const { change, isBusy, failure } = useChange<useSetAvatarMutation>(graphql`
    mutation useSetAvatarMutation($input: SetAvatarInput!) {
      setAvatar(input: $input) {
        member {
          ...Avatar_member
          ...AvatarChoices_member
        }
        userErrors {
          ...userError_change @relay(mask: false)
        }
      }
    }
  `);
  const setAvatar = (internalID: string) => {
    setChosen(internalID);
    void change({ input: { internalID } });
  };
  return { setAvatar, choosing: isBusy ? chosen : null, failure };
}
