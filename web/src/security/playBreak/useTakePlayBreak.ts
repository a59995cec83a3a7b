import { useIntl } from "react-intl";
import { graphql } from "react-relay";
import type { BreakLength, useTakePlayBreakMutation } from "../../__generated__/useTakePlayBreakMutation.graphql.ts";
import { announceSession } from "../../caller/sessionChannel.ts";
import { expectSessionEnd, watchSessionEnd } from "../../caller/sessionEnd.ts";
import { useLeaveSession } from "../../caller/useLeaveSession.ts";
import { useFormChange } from "../../change/useFormChange.ts";
import { secret } from "../../relay/secret.ts";
import { momentText } from "../../time/momentText.ts";
import { serverNow } from "../../time/serverClock.ts";
import { showToastOnDemand } from "../../ui/notice/showToastOnDemand.ts";

export interface PlayBreakValues {
  readonly length: BreakLength | "";
  readonly password: string;
}

/** Begins a break from play as a form's `onSubmit`: the session ends, and the home screen says until when. */
export function useTakePlayBreak() {
  const { formatMessage, locale } = useIntl();
  const leave = useLeaveSession();
  return useFormChange<useTakePlayBreakMutation, PlayBreakValues>(
    graphql`
      mutation useTakePlayBreakMutation($input: TakePlayBreakInput!) {
        takePlayBreak(input: $input) {
          playBreak {
            until
          }
          userErrors {
            ...userError_form @relay(mask: false)
          }
        }
      }
    `,
    {
      variables: ({ length, password }) =>
        length === "" ? null : { input: { length, password: password === "" ? null : secret(password) } },
      // Open streams may report the end of the session before the answer comes.
      onSend: expectSessionEnd,
      onFailed: watchSessionEnd,
      onDone({ takePlayBreak: { playBreak } }) {
        const at = momentText(playBreak?.until ?? serverNow(), "plain", {
          locale,
          timeZone: undefined,
          now: serverNow(),
        });
        const text = formatMessage({ id: playBreak?.until ? "break_begun" : "break_begun_forever" }, { at });
        showToastOnDemand(text);
        // Before the tabs hear that they are guests: they say why.
        announceSession("PLAY_BREAK");
        leave();
      },
    },
  );
}
