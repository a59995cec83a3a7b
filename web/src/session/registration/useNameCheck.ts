import { useEffect, useState } from "react";
import { commitMutation, graphql, useRelayEnvironment } from "react-relay";
import type { useNameCheckMutation } from "../../__generated__/useNameCheckMutation.graphql.ts";

const pauseMs = 500;

/**
 * Whether a username is free, checked when the typing pauses. Null while that is unknown, or when the name is invalid
 * anyway.
 */
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
        // Too many requests, or no answer: the registration itself reports a taken name.
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
