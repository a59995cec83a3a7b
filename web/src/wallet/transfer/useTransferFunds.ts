import { useIntl } from "react-intl";
import { graphql } from "react-relay";
import type { useTransferFundsMutation } from "../../__generated__/useTransferFundsMutation.graphql.ts";
import { readAmount } from "../../forms/amounts.ts";
import { type FormAfter, useFormMutation } from "../../forms/useFormMutation.ts";
import { useIdempotencyKey } from "../../idempotency/useIdempotencyKey.ts";
import type { TransferValues } from "./transferSchema.ts";

/** Moves money between wallets, as a form's `onSubmit`. The same transfer that is sent again moves money once. */
export function useTransferFunds(onDone: (values: TransferValues, form: FormAfter<TransferValues>) => void) {
  const { locale } = useIntl();
  const { keyFor, forget } = useIdempotencyKey("transfer");
  return useFormMutation<useTransferFundsMutation, TransferValues>(
    graphql`
      mutation useTransferFundsMutation($input: TransferFundsInput!) {
        transferFunds(input: $input) {
          wallet {
            ...Balance_wallet
            ...WalletPaneParts_wallet
            ...WalletGames_wallet
            ...WalletPaneAccounts_wallet
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
      variables({ from, to, amount: typed }) {
        const amount = readAmount(typed, locale);
        return { input: { from, to, amount, idempotencyKey: keyFor(from, to, amount) } };
      },
      payload: (response) => response.transferFunds,
      onAnswered: forget,
      onDone: (_, values, form) => onDone(values, form),
    },
  );
}
