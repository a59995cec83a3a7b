import { graphql } from "react-relay";
import type { useSetEmailCodeMutation } from "../../__generated__/useSetEmailCodeMutation.graphql.ts";
import type { useSetEmailMutation } from "../../__generated__/useSetEmailMutation.graphql.ts";
import { useFormMutation } from "../../forms/useFormMutation.ts";
import { useStepUp } from "../stepUp.ts";
import { useCodeSender } from "./useCodeSender.ts";

export interface EmailValues {
  readonly email: string;
  readonly code: string;
}

/** Sends a code to the new address of a form. */
export function useEmailCode() {
  const send = useCodeSender<useSetEmailCodeMutation>(
    graphql`
      mutation useSetEmailCodeMutation($input: RequestEmailCodeInput!) {
        requestEmailCode(input: $input) {
          secondsToWait
          userErrors {
            code
            field
            message
            retryAfter
          }
        }
      }
    `,
    (response) => response.requestEmailCode,
  );
  return ({ email }: EmailValues) => send({ input: { email: email.trim() } });
}

/** Sets the e-mail address, as a form's `onSubmit`. */
export const useSetEmail = (onDone: () => void) =>
  useFormMutation<useSetEmailMutation, EmailValues>(
    graphql`
      mutation useSetEmailMutation($input: SetEmailInput!) {
        setEmail(input: $input) {
          member {
            ...SecuritySettings_member
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
      variables: ({ email, code }) => ({ input: { email: email.trim(), code: code.trim() } }),
      payload: (response) => response.setEmail,
      onFailure: useStepUp(),
      onDone,
    },
  );
