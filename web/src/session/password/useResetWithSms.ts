import { graphql } from "react-relay";
import type { useResetWithSmsMutation } from "../../__generated__/useResetWithSmsMutation.graphql.ts";
import { useFormChange } from "../../change/useFormChange.ts";
import { secret } from "../../relay/secret.ts";

export interface ResetWithSmsValues {
  readonly countryDialingCode: string;
  readonly mobile: string;
  readonly code: string;
  readonly newPassword: string;
}

/** What follows a new password: the visitor is in, or the second factor is asked for, or the visitor has to log in. */
export type AfterReset = "entered" | "secondFactor" | "login";

/** A new password with a code sent by SMS, as a form's `onSubmit`. Logs the visitor in, where the platform can. */
export const useResetWithSms = (onDone: (next: AfterReset) => void) =>
  useFormChange<useResetWithSmsMutation, ResetWithSmsValues>(
    graphql`
      mutation useResetWithSmsMutation($input: ResetPasswordWithSmsInput!) {
        resetPasswordWithSms(input: $input) {
          viewer {
            __typename
          }
          secondFactor {
            expiresAt
          }
          userErrors {
            ...userError_form @relay(mask: false)
          }
        }
      }
    `,
    {
      variables: ({ countryDialingCode, mobile, code, newPassword }) => ({
        input: { countryDialingCode, mobile: mobile.trim(), code: code.trim(), newPassword: secret(newPassword) },
      }),
      onDone: ({ resetPasswordWithSms: { viewer, secondFactor } }) =>
        onDone(secondFactor ? "secondFactor" : viewer ? "entered" : "login"),
    },
  );
