import { useState } from "react";
import { graphql, useMutation } from "react-relay";
import type { useSetAvatarMutation } from "../../__generated__/useSetAvatarMutation.graphql.ts";

/** Sets the account's picture; all components that show it update from the store. */
export function useSetAvatar() {
  const [choosing, setChoosing] = useState<string | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [commit] = useMutation<useSetAvatarMutation>(graphql`
    mutation useSetAvatarMutation($input: SetAvatarInput!) {
      setAvatar(input: $input) {
        member {
          ...Avatar_member
          ...AvatarChoices_member
        }
        userErrors {
          code
        }
      }
    }
  `);
  const setAvatar = (internalID: string) => {
    setChoosing(internalID);
    setFailed(false);
    const done = (isRefused: boolean) => {
      setChoosing(null);
      setFailed(isRefused);
    };
    commit({
      variables: { input: { internalID } },
      onCompleted: ({ setAvatar: { userErrors } }) => done(userErrors.length > 0),
      onError: () => done(true),
    });
  };
  return { setAvatar, choosing, hasFailed };
}
