import { useState } from "react";
import { useIntl } from "react-intl";
import { graphql, useMutation } from "react-relay";
import type { useSelectCurrencyMutation } from "../__generated__/useSelectCurrencyMutation.graphql.ts";

/** Chooses the wallet in use by its currency; the message says what failed. */
export function useSelectCurrency() {
  const { formatMessage } = useIntl();
  const [selecting, setSelecting] = useState<string | null>(null);
  const [message, setMessage] = useState<string | null>(null);
  const [commit] = useMutation<useSelectCurrencyMutation>(graphql`
    mutation useSelectCurrencyMutation($input: SelectCurrencyInput!) {
      selectCurrency(input: $input) {
        member {
          currency
          wallet {
            ...Balance_wallet
            ...WalletPaneParts_wallet
            ...WalletGames_wallet
            ...WalletPaneAccounts_wallet
            ...WalletCurrencies_wallet
          }
        }
        userErrors {
          message
        }
      }
    }
  `);
  const select = (currency: string) => {
    setSelecting(currency);
    setMessage(null);
    commit({
      variables: { input: { currency } },
      onError() {
        setSelecting(null);
        setMessage(formatMessage({ id: "error_network" }));
      },
      onCompleted({ selectCurrency: { userErrors } }) {
        setSelecting(null);
        setMessage(userErrors[0]?.message ?? null);
      },
    });
  };
  return { select, selecting, message };
}
