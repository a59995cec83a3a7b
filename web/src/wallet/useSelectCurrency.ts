import { useState } from "react";
import { graphql } from "react-relay";
import type { useSelectCurrencyMutation } from "../__generated__/useSelectCurrencyMutation.graphql.ts";
import { useChange } from "../change/useChange.ts";

/** Chooses the wallet in use by its currency. */
export function useSelectCurrency() {
  const [chosen, setChosen] = useState<string | null>(null);
  const { change, isBusy, failure } = useChange<useSelectCurrencyMutation>(graphql`
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
          ...userError_change @relay(mask: false)
        }
      }
    }
  `);
  const select = (currency: string) => {
    setChosen(currency);
    void change({ input: { currency } });
  };
  return { select, selecting: isBusy ? chosen : null, failure };
}
