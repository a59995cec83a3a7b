import { useIntl } from "react-intl";
import { graphql } from "react-relay";
import { useNavigate } from "react-router-dom";
import type { useCloseAccountMutation } from "../../__generated__/useCloseAccountMutation.graphql.ts";
import { announceSession } from "../../caller/sessionChannel.ts";
import { expectSessionEnd } from "../../caller/sessionEnd.ts";
import { clearSessionKeys } from "../../caller/sessionKeys.ts";
import { useRenewScreens } from "../../caller/useRenewScreens.ts";
import { useFormMutation } from "../../forms/useFormMutation.ts";
import { secret } from "../../relay/secret.ts";
import { useStepUp } from "../stepUp.ts";

export const CLOSING_REASONS = ["NOT_USED", "TOO_MUCH_PLAY", "OTHER_SITE", "PRIVACY", "OTHER"] as const;

export interface CloseAccountValues {
  readonly reason: (typeof CLOSING_REASONS)[number];
  readonly password: string;
}

type Answer = useCloseAccountMutation["response"]["closeAccount"];
export type OpenBusiness = Answer["openBusiness"][number];

/** Closes the account as a form's `onSubmit`: the session ends, and the home screen says when the account closes. */
export function useCloseAccount(onOpenBusiness: (open: readonly OpenBusiness[]) => void) {
  const { formatMessage, formatDate } = useIntl();
  const navigate = useNavigate();
  const renewScreens = useRenewScreens();
  return useFormMutation<useCloseAccountMutation, CloseAccountValues>(
    graphql`
      mutation useCloseAccountMutation($input: CloseAccountInput!) {
        closeAccount(input: $input) {
          closesAt
          openBusiness
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
      variables: ({ reason, password }) => ({ input: { reason, password: secret(password) } }),
      payload: (response) => response.closeAccount,
      onFailure: useStepUp(),
      onRefused: ({ closeAccount }) => onOpenBusiness(closeAccount.openBusiness),
      onDone({ closeAccount: { closesAt } }) {
        expectSessionEnd();
        clearSessionKeys();
        announceSession("changed");
        const at = formatDate(closesAt ?? undefined, { dateStyle: "medium", timeStyle: "short" });
        const text = formatMessage({ id: "close_asked" }, { at });
        void import("../../ui/notice/showToast.ts").then(({ showToast }) => showToast(text));
        void navigate("/");
        void renewScreens();
      },
    },
  );
}
