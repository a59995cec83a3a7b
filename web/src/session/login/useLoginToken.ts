import { useEffect, useEffectEvent, useRef } from "react";
import { useIntl } from "react-intl";
import { graphql, useMutation } from "react-relay";
import type { useLoginTokenMutation } from "../../__generated__/useLoginTokenMutation.graphql.ts";
import { useSessionDialogs } from "../../caller/sessionDialogs.ts";
import { useEnterSession } from "../../caller/useEnterSession.ts";

/** The link leads to a page, so the login must not navigate. */
const stay = () => {};

/** Logs in with the one-time token of a link. */
export function useLoginToken(token: string): void {
  const { formatMessage } = useIntl();
  const enterSession = useEnterSession();
  const { openSecondFactor, showRefusal } = useSessionDialogs();
  const [commit] = useMutation<useLoginTokenMutation>(graphql`
    mutation useLoginTokenMutation($input: LogInWithTokenInput!) {
      logInWithToken(input: $input) {
        secondFactor {
          expiresAt
        }
        userErrors {
          message
        }
      }
    }
  `);
  // The token works once, so it must be sent once, however often the component mounts.
  const sent = useRef<string>(null);
  const handleNoAnswer = useEffectEvent(() => showRefusal(formatMessage({ id: "error_network" })));
  useEffect(() => {
    if (sent.current === token) return;
    sent.current = token;
    commit({
      variables: { input: { token } },
      onCompleted: ({ logInWithToken: { secondFactor, userErrors } }) => {
        const [first] = userErrors;
        if (first) showRefusal(first.message);
        else if (secondFactor) openSecondFactor(stay);
        else void enterSession(stay);
      },
      onError: () => handleNoAnswer(),
    });
  }, [token, commit, enterSession, openSecondFactor, showRefusal]);
}
