import { graphql } from "react-relay";
import type {
  CodeChannel,
  useResetPaymentPasswordMutation,
} from "../__generated__/useResetPaymentPasswordMutation.graphql.ts";
import { useFormChange } from "../change/useFormChange.ts";
import { secret } from "../relay/secret.ts";

export interface ResetPaymentPasswordValues {
  readonly channel: CodeChannel;
  readonly code: string;
  readonly newPaymentPassword: string;
  readonly confirmation: string;
}

/** Replaces a forgotten payment password, as a form's `onSubmit`. */
export const useResetPaymentPassword = (onDone: () => void) =>
  useFormChange<useResetPaymentPasswordMutation, ResetPaymentPasswordValues>(
    graphql`
      mutation useResetPaymentPasswordMutation($input: ResetPaymentPasswordInput!) {
        resetPaymentPassword(input: $input) {
          member {
            ...SecuritySettings_member
            ...PaymentPasswordScreen_member
          }
          userErrors {
            ...userError_form @relay(mask: false)
          }
        }
      }
    `,
    {
      variables: ({ channel, code, newPaymentPassword }) => ({
        input: { channel, code: code.trim(), newPaymentPassword: secret(newPaymentPassword) },
      }),
      onDone,
    },
  );
