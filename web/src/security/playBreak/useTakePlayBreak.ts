import { useIntl } from "react-intl";
import { graphql } from "react-relay";
import type { BreakLength, useTakePlayBreakMutation } from "../../__generated__/useTakePlayBreakMutation.graphql.ts";
import { announceSession } from "../../caller/sessionChannel.ts";
import { expectSessionEnd, watchSessionEnd } from "../../caller/sessionEnd.ts";
import { useLeaveSession } from "../../caller/useLeaveSession.ts";
import { useFormMutation } from "../../forms/useFormMutation.ts";
import { secret } from "../../relay/secret.ts";
import { showToastOnDemand } from "../../ui/notice/showToastOnDemand.ts";

export interface PlayBreakValues {
  readonly length: BreakLength | "";
  readonly password: string;
}

/** Begins a break from play as a form's `onSubmit`: the session ends, and the home screen says until when. */
export function useTakePlayBreak() {
  const { formatMessage, formatDate } = useIntl();
  const leave = useLeaveSession();
  const submit = useFormMutation<useTakePlayBreakMutation, PlayBreakValues>(
    graphql`
      mutation useTakePlayBreakMutation($input: TakePlayBreakInput!) {
        takePlayBreak(input: $input) {
          playBreak {
            until
          }
          userErrors {
            code
            field
            message
            retryAfter
          }
        }
      }
    `,
    {
      variables: ({ length, password }) =>
        Promise.resolve(
          length === "" ? null : { input: { length, password: password === "" ? null : secret(password) } },
        ),
      payload: (response) => response.takePlayBreak,
      onFailure: async () => {
        watchSessionEnd();
        return "failed";
      },
      onRefused: () => watchSessionEnd(),
      onDone({ takePlayBreak: { playBreak } }) {
        const at = formatDate(playBreak?.until ?? undefined, { dateStyle: "medium", timeStyle: "short" });
        const text = formatMessage({ id: playBreak?.until ? "break_begun" : "break_begun_forever" }, { at });
        showToastOnDemand(text);
        leave();
        announceSession("PLAY_BREAK");
      },
    },
  );
  return (...form: Parameters<typeof submit>) => {
    // Open streams may report the end of the session before the answer comes.
    expectSessionEnd();
    return submit(...form);
  };
}
