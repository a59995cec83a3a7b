import { useIntl } from "react-intl";
import { graphql, useMutation } from "react-relay";
import type { useFreePlayMutation } from "../../__generated__/useFreePlayMutation.graphql.ts";
import { useSessionDialogs } from "../../caller/sessionDialogs.ts";
import { useEnterSession } from "../../caller/useEnterSession.ts";

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
          message
        }
      }
    }
  `);
  const start = () => {
    commit({
      variables: { input: {} },
      onCompleted({ startFreePlay: { userErrors } }) {
        const [first] = userErrors;
        if (first) return onRefused(first.message);
        close();
        void enterSession(onLoggedIn);
      },
      onError: () => onRefused(formatMessage({ id: "session_free_play_failed" })),
    });
  };
  return [start, isStarting];
}
