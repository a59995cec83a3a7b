import { useIntl } from "react-intl";
import { graphql } from "react-relay";
import type { useCreateWithdrawalMutation } from "../../__generated__/useCreateWithdrawalMutation.graphql.ts";
import { readAmount } from "../../forms/amounts.ts";
import { useFormMutation } from "../../forms/useFormMutation.ts";
import { useIdempotencyKey } from "../../idempotency/useIdempotencyKey.ts";
import { secret } from "../../relay/secret.ts";
import type { WithdrawValues } from "./withdrawSchema.ts";

/** Asks for a withdrawal, as a form's `onSubmit`. The same one that is sent again happens once. */
export function useCreateWithdrawal(onCreated: (id: string) => void) {
  const { locale } = useIntl();
  const { keyFor, forget } = useIdempotencyKey("withdraw");
  return useFormMutation<useCreateWithdrawalMutation, WithdrawValues>(
    graphql`
      mutation useCreateWithdrawalMutation($input: CreateWithdrawalInput!) {
        createWithdrawal(input: $input) {
          withdrawal {
            id
            ...WithdrawalDetail_withdrawal
            ...WithdrawalRow_withdrawal
          }
          wallet {
            ...WithdrawFields_wallet
            ...Balance_wallet
          }
          userErrors {
            code
            field
            message
            retryAfter
            ...StandingFacts_error @relay(mask: false)
          }
        }
      }
    `,
    {
      variables({ payoutAccountId, amount: typed, paymentPassword }) {
        const amount = readAmount(typed, locale) ?? "0";
        const idempotencyKey = keyFor(payoutAccountId, amount);
        return { input: { payoutAccountId, amount, paymentPassword: secret(paymentPassword), idempotencyKey } };
      },
      payload: (response) => response.createWithdrawal,
      onAnswered: forget,
      onDone({ createWithdrawal: { withdrawal } }) {
        if (withdrawal) onCreated(withdrawal.id);
      },
    },
  );
}
