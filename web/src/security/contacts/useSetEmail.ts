import { graphql } from "react-relay";
import type { useSetEmailCodeMutation } from "../../__generated__/useSetEmailCodeMutation.graphql.ts";
import type { useSetEmailMutation } from "../../__generated__/useSetEmailMutation.graphql.ts";
import { useChange } from "../../change/useChange.ts";
import { useFormChange } from "../../change/useFormChange.ts";
import { outcomeOf } from "../../session/phone/useSmsSender.ts";

export interface EmailValues {
  readonly email: string;
  readonly code: string;
}

/** Sends a code to the new address of a form. */
export function useEmailCode() {
  const { change } = useChange<useSetEmailCodeMutation>(
    graphql`
      mutation useSetEmailCodeMutation($input: RequestEmailCodeInput!) {
        requestEmailCode(input: $input) {
          secondsToWait
          userErrors {
            ...userError_form @relay(mask: false)
          }
        }
      }
    `,
  );
  return async ({ email }: EmailValues) => {
    const { done, failure } = await change({ input: { email: email.trim() } });
    return outcomeOf(done?.requestEmailCode, failure);
  };
}

/** Sets the e-mail address, as a form's `onSubmit`. */
export const useSetEmail = (onDone: () => void) =>
  useFormChange<useSetEmailMutation, EmailValues>(
    graphql`
      mutation useSetEmailMutation($input: SetEmailInput!) {
        setEmail(input: $input) {
          member {
            ...SecuritySettings_member
          }
          userErrors {
            ...userError_form @relay(mask: false)
          }
        }
      }
    `,
    {
      variables: ({ email, code }) => ({ input: { email: email.trim(), code: code.trim() } }),
      onDone,
    },
  );
