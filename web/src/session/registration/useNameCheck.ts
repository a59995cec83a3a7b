import { useEffect, useState } from "react";
import { graphql, useRelayEnvironment } from "react-relay";
import type { useNameCheckMutation } from "../../__generated__/useNameCheckMutation.graphql.ts";
import { commit } from "../../change/commit.ts";

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
    let isOver = false;
    const tell = (isAvailable: boolean | null) => {
      if (!isOver) setAnswer({ name, isAvailable });
    };
    const timer = setTimeout(() => {
      commit<useNameCheckMutation>(environment, {
        mutation: graphql`
          mutation useNameCheckMutation($input: CheckUsernameInput!) {
            checkUsername(input: $input) {
              isAvailable
            }
          }
        `,
        variables: { input: { username: name } },
      }).then(
        ({ checkUsername }) => tell(checkUsername.isAvailable ?? null),
        // Too many requests, or no answer: the registration itself reports a taken name.
        () => tell(null),
      );
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      isOver = true;
    };
  }, [environment, name, canBeOne]);
  return canBeOne && answer.name === name ? answer.isAvailable : null;
}
