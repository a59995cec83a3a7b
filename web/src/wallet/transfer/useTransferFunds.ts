import { useIntl } from "react-intl";
import { graphql } from "react-relay";
import type { useTransferFundsMutation } from "../../__generated__/useTransferFundsMutation.graphql.ts";
import type { FormAfter } from "../../change/formAfter.ts";
import { useFormChange } from "../../change/useFormChange.ts";
import { readAmount } from "../../forms/amounts.ts";
import type { TransferValues } from "./transferSchema.ts";

// All that shows these wallets: a transfer changes their balances.
graphql`
  fragment useTransferFunds_wallet on Wallet {
    ...Balance_wallet
    ...WalletPaneParts_wallet
    ...WalletGames_wallet
    ...WalletPaneAccounts_wallet
  }
`;

/** Moves money between wallets, as a form's `onSubmit`. The same transfer that is sent again moves money once. */
export function useTransferFunds(onDone: (values: TransferValues, form: FormAfter<TransferValues>) => void) {
  const { locale } = useIntl();
  return useFormChange<useTransferFundsMutation, TransferValues>(
    graphql`
      mutation useTransferFundsMutation($input: TransferFundsInput!) {
        transferFunds(input: $input) {
          wallet {
            ...useTransferFunds_wallet
          }
          userErrors {
            ...userError_form @relay(mask: false)
          }
        }
      }
    `,
    {
      once: "transfer",
      variables: ({ from, to, amount }) => ({ input: { from, to, amount: readAmount(amount, locale) } }),
      onDone: (_, values, form) => onDone(values, form),
    },
  );
}
