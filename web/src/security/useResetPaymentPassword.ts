import { graphql } from "react-relay";
import type {
  CodeChannel,
  useResetPaymentPasswordMutation,
} from "../__generated__/useResetPaymentPasswordMutation.graphql.ts";
import { useFormMutation } from "../forms/useFormMutation.ts";
import { secret } from "../relay/secret.ts";
import { useStepUp } from "./stepUp.ts";

export interface ResetPaymentPasswordValues {
  readonly channel: CodeChannel;
  readonly code: string;
  readonly newPaymentPassword: string;
  readonly confirmation: string;
}

/** Replaces a forgotten payment password, as a form's `onSubmit`. */
export const useResetPaymentPassword = (onDone: () => void) =>
  useFormMutation<useResetPaymentPasswordMutation, ResetPaymentPasswordValues>(
    graphql`
      mutation useResetPaymentPasswordMutation($input: ResetPaymentPasswordInput!) {
        resetPaymentPassword(input: $input) {
          member {
            ...SecuritySettings_member
            ...PaymentPasswordScreen_member
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
      variables: ({ channel, code, newPaymentPassword }) => ({
        input: { channel, code: code.trim(), newPaymentPassword: secret(newPaymentPassword) },
      }),
      payload: (response) => response.resetPaymentPassword,
      onFailure: useStepUp(),
      onDone,
    },
  );
