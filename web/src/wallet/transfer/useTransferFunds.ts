import { useRef } from "react";
import { useIntl } from "react-intl";
import { graphql } from "react-relay";
import type { useTransferFundsMutation } from "../../__generated__/useTransferFundsMutation.graphql.ts";
import { readAmount } from "../../forms/amounts.ts";
import { useFormMutation } from "../../forms/useFormMutation.ts";
import type { TransferValues } from "./transferSchema.ts";

/** Moves money between wallets, as a form's `onSubmit`. The same transfer that is sent again moves money once. */
export function useTransferFunds(onDone: (values: TransferValues) => void) {
  const { locale } = useIntl();
  /** A transfer that was sent and not answered yet, and its key. */
  const sent = useRef<{ content: string; idempotencyKey: string }>(null);
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
        const content = JSON.stringify([from, to, amount]);
        if (sent.current?.content !== content) sent.current = { content, idempotencyKey: crypto.randomUUID() };
        return { input: { from, to, amount, idempotencyKey: sent.current.idempotencyKey } };
      },
      payload: (response) => response.transferFunds,
      onDone(_, values) {
        sent.current = null;
        onDone(values);
      },
      onRefused() {
        sent.current = null;
      },
    },
  );
}
