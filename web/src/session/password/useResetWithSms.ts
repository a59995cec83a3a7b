import { graphql } from "react-relay";
import type { useResetWithSmsMutation } from "../../__generated__/useResetWithSmsMutation.graphql.ts";
import { useFormMutation } from "../../forms/useFormMutation.ts";
import { secret } from "../../relay/secret.ts";

export interface ResetWithSmsValues {
  readonly countryDialingCode: string;
  readonly mobile: string;
  readonly code: string;
  readonly newPassword: string;
}

/** A new password with a code sent by SMS, as a form's `onSubmit`. Logs the visitor in. */
export const useResetWithSms = (onDone: (needsSecondFactor: boolean) => void) =>
  useFormMutation<useResetWithSmsMutation, ResetWithSmsValues>(
    graphql`
      mutation useResetWithSmsMutation($input: ResetPasswordWithSmsInput!) {
        resetPasswordWithSms(input: $input) {
          secondFactor {
            expiresAt
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
      variables: ({ countryDialingCode, mobile, code, newPassword }) => ({
        input: { countryDialingCode, mobile: mobile.trim(), code: code.trim(), newPassword: secret(newPassword) },
      }),
      payload: (response) => response.resetPasswordWithSms,
      onDone: ({ resetPasswordWithSms }) => onDone(resetPasswordWithSms.secondFactor != null),
    },
  );
