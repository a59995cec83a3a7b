import { useState } from "react";
import { useIntl } from "react-intl";
import { graphql, useMutation, useRelayEnvironment } from "react-relay";
import type { HumanCheckAnswerInput, useFreePlayMutation } from "../../__generated__/useFreePlayMutation.graphql.ts";
import { useSessionDialogs } from "../../caller/sessionDialogs.ts";
import { useEnterSession } from "../../caller/useEnterSession.ts";
import { solveHumanCheck } from "../humanCheck/solveHumanCheck.ts";

/**
 * Opens a trial account with play money. Continues with the action that needed the login, or goes home. `onRefused` gets
 * the reason in words for the visitor.
 */
export function useFreePlay(
  onRefused: (message: string) => void,
  onLoggedIn?: () => void,
): [start: () => void, isStarting: boolean] {
  const { formatMessage } = useIntl();
  const { close } = useSessionDialogs();
  const enterSession = useEnterSession();
  const [commit, isStarting] = useMutation<useFreePlayMutation>(graphql`
    mutation useFreePlayMutation($input: StartFreePlayInput!) {
      startFreePlay(input: $input) {
        userErrors {
          code
          message
        }
      }
    }
  `);
  const environment = useRelayEnvironment();
  const [isSolving, setIsSolving] = useState(false);
  const fail = () => onRefused(formatMessage({ id: "session_free_play_failed" }));
  const send = (humanCheck: HumanCheckAnswerInput | null) => {
    commit({
      variables: { input: { humanCheck } },
      onCompleted({ startFreePlay: { userErrors } }) {
        const [first] = userErrors;
        if (first?.code === "HUMAN_CHECK_FAILED" && humanCheck === null) return solve();
        if (first) return onRefused(first.message);
        close();
        void enterSession(onLoggedIn);
      },
      onError: fail,
    });
  };
  // Many demos were started from this network, so that the platform asks for a human check.
  const solve = () => {
    setIsSolving(true);
    solveHumanCheck(environment)
      .then((answer) => (answer === null ? fail() : send(answer)), fail)
      .finally(() => setIsSolving(false));
  };
  return [() => send(null), isStarting || isSolving];
}
