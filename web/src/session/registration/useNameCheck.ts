import { useEffect, useState } from "react";
import { commitMutation, graphql, useRelayEnvironment } from "react-relay";
import type { useNameCheckMutation } from "../../__generated__/useNameCheckMutation.graphql.ts";

const pauseMs = 500;

/** Whether a user name can be had, once the typing pauses; null while that is not known, or when it can't be one anyway. */
export function useNameCheck(name: string, canBeOne: boolean): boolean | null {
  const environment = useRelayEnvironment();
  const [answer, setAnswer] = useState<{ name: string; isAvailable: boolean | null }>({ name: "", isAvailable: null });
  useEffect(() => {
    if (!canBeOne) return undefined;
    let request: { dispose(): void } | undefined;
    const timer = setTimeout(() => {
      request = commitMutation<useNameCheckMutation>(environment, {
        mutation: graphql`
          mutation useNameCheckMutation($input: CheckUsernameInput!) {
            checkUsername(input: $input) {
              isAvailable
            }
          }
        `,
        variables: { input: { username: name } },
        onCompleted: ({ checkUsername }) => setAnswer({ name, isAvailable: checkUsername.isAvailable ?? null }),
        // Too often, or no answer: the registration itself tells.
        onError: () => setAnswer({ name, isAvailable: null }),
      });
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      request?.dispose();
    };
  }, [environment, name, canBeOne]);
  return canBeOne && answer.name === name ? answer.isAvailable : null;
}
