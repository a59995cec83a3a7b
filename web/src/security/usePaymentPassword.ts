import { graphql } from "react-relay";
import type { usePaymentPasswordMutation } from "../__generated__/usePaymentPasswordMutation.graphql.ts";
import { useFormMutation } from "../forms/useFormMutation.ts";
import { secret } from "../relay/secret.ts";
import { useStepUp } from "./stepUp.ts";

export interface PaymentPasswordValues {
  readonly oldPaymentPassword: string;
  readonly newPaymentPassword: string;
  readonly confirmation: string;
}

/** Sets or changes the payment password, as a form's `onSubmit`. */
export const usePaymentPassword = (onDone: () => void) =>
  useFormMutation<usePaymentPasswordMutation, PaymentPasswordValues>(
    graphql`
      mutation usePaymentPasswordMutation($input: SetPaymentPasswordInput!) {
        setPaymentPassword(input: $input) {
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
      variables: ({ oldPaymentPassword, newPaymentPassword }) => ({
        input: {
          newPaymentPassword: secret(newPaymentPassword),
          oldPaymentPassword: oldPaymentPassword === "" ? null : secret(oldPaymentPassword),
        },
      }),
      payload: (response) => response.setPaymentPassword,
      onFailure: useStepUp(),
      onDone,
    },
  );
