import { useEffect, useEffectEvent, useRef } from "react";
import { graphql } from "react-relay";
import type { useLoginTokenMutation } from "../../__generated__/useLoginTokenMutation.graphql.ts";
import { useSessionDialogs } from "../../caller/sessionDialogs.ts";
import { useEnterSession } from "../../caller/useEnterSession.ts";
import { useChange } from "../../change/useChange.ts";

/** The link leads to a page, so the login must not navigate. */
const stay = () => {};

/** Logs in with the one-time token of a link. */
export function useLoginToken(token: string): void {
  const enterSession = useEnterSession();
  const { openSecondFactor, showFailure } = useSessionDialogs();
  const { change } = useChange<useLoginTokenMutation>(graphql`
    mutation useLoginTokenMutation($input: LogInWithTokenInput!) {
      logInWithToken(input: $input) {
        secondFactor {
          expiresAt
        }
        userErrors {
          ...userError_change @relay(mask: false)
        }
      }
    }
  `);
  // The token works once, so it must be sent once, however often the component mounts.
  const sent = useRef<string>(null);
  const logIn = useEffectEvent(async () => {
    const { done, failure } = await change({ input: { token } });
    if (failure) showFailure(failure);
    else if (done?.logInWithToken.secondFactor) openSecondFactor(stay);
    else void enterSession(stay);
  });
  useEffect(() => {
    if (sent.current === token) return;
    sent.current = token;
    void logIn();
  }, [token]);
}
