import { useIntl } from "react-intl";
import { graphql } from "react-relay";
import type { useCreateWithdrawalMutation } from "../../__generated__/useCreateWithdrawalMutation.graphql.ts";
import { useFormChange } from "../../change/useFormChange.ts";
import { readAmount } from "../../forms/amounts.ts";
import { secret } from "../../relay/secret.ts";
import type { WithdrawValues } from "./withdrawSchema.ts";

/** Asks for a withdrawal, as a form's `onSubmit`. The same one that is sent again happens once. */
export function useCreateWithdrawal(onCreated: (id: string) => void) {
  const { locale } = useIntl();
  return useFormChange<useCreateWithdrawalMutation, WithdrawValues>(
    graphql`
      mutation useCreateWithdrawalMutation($input: CreateWithdrawalInput!) {
        createWithdrawal(input: $input) {
          withdrawal {
            id
            ...useConfirmWithdrawal_withdrawal
          }
          wallet {
            ...WithdrawFields_wallet
            ...Balance_wallet
          }
          userErrors {
            ...userError_form @relay(mask: false)
            ...StandingFacts_error @relay(mask: false)
          }
        }
      }
    `,
    {
      once: "withdraw",
      variables({ payoutAccountId, amount: typed, paymentPassword }) {
        const amount = readAmount(typed, locale);
        return amount === null
          ? null
          : { input: { payoutAccountId, amount, paymentPassword: secret(paymentPassword) } };
      },
      onDone({ createWithdrawal: { withdrawal } }) {
        if (withdrawal) onCreated(withdrawal.id);
      },
    },
  );
}
