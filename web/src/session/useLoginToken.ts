import { useEffect, useRef } from "react";
import { graphql, useMutation } from "react-relay";
import { useSearchParams } from "react-router-dom";
import type { useLoginTokenMutation } from "../__generated__/useLoginTokenMutation.graphql.ts";
import { useSessionDialogs } from "./SessionDialogs.tsx";
import { useEnterSession } from "./useEnterSession.ts";

const PARAM = "token";
/** The link leads to a page as well. */
const stay = () => {};

/** Logs in with the one-time token of a link, and takes it out of the address at once: it must not stay in the history. */
export function useLoginToken(): void {
  const [params, setParams] = useSearchParams();
  const enterSession = useEnterSession();
  const { tell } = useSessionDialogs();
  const token = params.get(PARAM);
  const [commit] = useMutation<useLoginTokenMutation>(graphql`
    mutation useLoginTokenMutation($input: LogInWithTokenInput!) {
      logInWithToken(input: $input) {
        userErrors {
          message
        }
      }
    }
  `);
  // The address still has the token while the router replaces it: it must be sent once.
  const sent = useRef<string>(null);
  useEffect(() => {
    if (!token || sent.current === token) return;
    sent.current = token;
    setParams(
      (current) => {
        current.delete(PARAM);
        return current;
      },
      { replace: true },
    );
    commit({
      variables: { input: { token } },
      onCompleted: ({ logInWithToken: { userErrors } }) => {
        const [first] = userErrors;
        if (first) tell(first.message);
        else void enterSession(stay);
      },
    });
  }, [token, setParams, commit, enterSession, tell]);
}
