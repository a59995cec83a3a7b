import { useIntl } from "react-intl";
import { graphql } from "react-relay";
import type { useCloseAccountMutation } from "../../__generated__/useCloseAccountMutation.graphql.ts";
import { expectSessionEnd, watchSessionEnd } from "../../caller/sessionEnd.ts";
import { useLeaveSession } from "../../caller/useLeaveSession.ts";
import { useFormChange } from "../../change/useFormChange.ts";
import { secret } from "../../relay/secret.ts";
import { momentText } from "../../time/momentText.ts";
import { serverNow } from "../../time/serverClock.ts";
import { showToastOnDemand } from "../../ui/notice/showToastOnDemand.ts";

export const CLOSING_REASONS = ["NOT_USED", "TOO_MUCH_PLAY", "OTHER_SITE", "PRIVACY", "OTHER"] as const;

export interface CloseAccountValues {
  readonly reason: (typeof CLOSING_REASONS)[number];
  readonly password: string;
  readonly giveUpRemainder: boolean;
}

type Answer = useCloseAccountMutation["response"]["closeAccount"];
/** What keeps the account open, and the money that could be given up. */
export type Refusal = Pick<Answer, "openBusiness" | "remainders">;

/** Closes the account as a form's `onSubmit`: the session ends, and the home screen says when the account closes. */
export function useCloseAccount(onRefused: (refusal: Refusal) => void) {
  const { formatMessage, locale } = useIntl();
  const leave = useLeaveSession();
  return useFormChange<useCloseAccountMutation, CloseAccountValues>(
    graphql`
      mutation useCloseAccountMutation($input: CloseAccountInput!) {
        closeAccount(input: $input) {
          closesAt
          openBusiness
          remainders {
            ...Money_amount @relay(mask: false)
          }
          userErrors {
            ...userError_form @relay(mask: false)
          }
        }
      }
    `,
    {
      variables: ({ reason, password, giveUpRemainder }) => ({
        input: { reason, password: secret(password), giveUpRemainder },
      }),
      // Open streams may report the end of the session before the answer comes.
      onSend: expectSessionEnd,
      onFailed: watchSessionEnd,
      onRefused: ({ closeAccount }) => onRefused(closeAccount),
      onDone({ closeAccount: { closesAt } }) {
        const at = momentText(closesAt ?? serverNow(), "plain", { locale, timeZone: undefined, now: serverNow() });
        const text = formatMessage({ id: "close_asked" }, { at });
        showToastOnDemand(text);
        leave();
      },
    },
  );
}
