import { graphql } from "react-relay";
import type { usePaymentPasswordMutation } from "../__generated__/usePaymentPasswordMutation.graphql.ts";
import { useFormChange } from "../change/useFormChange.ts";
import { secret } from "../relay/secret.ts";

export interface PaymentPasswordValues {
  readonly oldPaymentPassword: string;
  readonly newPaymentPassword: string;
  readonly confirmation: string;
}

/** Sets or changes the payment password, as a form's `onSubmit`. */
export const usePaymentPassword = (onDone: () => void) =>
  useFormChange<usePaymentPasswordMutation, PaymentPasswordValues>(
    graphql`
      mutation usePaymentPasswordMutation($input: SetPaymentPasswordInput!) {
        setPaymentPassword(input: $input) {
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
      variables: ({ oldPaymentPassword, newPaymentPassword }) => ({
        input: {
          newPaymentPassword: secret(newPaymentPassword),
          oldPaymentPassword: oldPaymentPassword === "" ? null : secret(oldPaymentPassword),
        },
      }),
      onDone,
    },
  );
