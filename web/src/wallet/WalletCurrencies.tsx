import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type { WalletCurrencies_wallet$key } from "../__generated__/WalletCurrencies_wallet.graphql.ts";
import type { WalletCurrenciesMutation } from "../__generated__/WalletCurrenciesMutation.graphql.ts";
import { FailureNote } from "../change/FailureNote.tsx";
import { useChange } from "../change/useChange.ts";
import { Button } from "../ui/button/Button.tsx";
import { Amount } from "../ui/text/Amount.tsx";
import { Text } from "../ui/text/Text.tsx";
import styles from "./WalletPane.module.css";

/** The member's wallets by currency, with a button that chooses the one in use. Nothing when there is only one. */
export function WalletCurrencies({ wallet }: { wallet: WalletCurrencies_wallet$key }) {
  const intl = useIntl();
  const { currencyWallets } = useFragment(
    graphql`
      fragment WalletCurrencies_wallet on Wallet {
        currencyWallets @catch(to: NULL) {
          currency
          balance {
            ...Money_amount @relay(mask: false)
          }
          isOpen
          isActive
        }
      }
    `,
    wallet,
  );
  const [chosen, setChosen] = useState<string | null>(null);
  const { change, isBusy, failure } = useChange<WalletCurrenciesMutation>(graphql`
    mutation WalletCurrenciesMutation($input: SelectCurrencyInput!) {
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
  const selecting = isBusy ? chosen : null;
  const select = (currency: string) => {
    setChosen(currency);
    void change({ input: { currency } });
  };
  if (!currencyWallets || currencyWallets.length < 2) return null;
  const names = new Intl.DisplayNames(intl.locale, { type: "currency" });
  return (
    <section className={styles.section}>
      <Text as="h2" className={styles.heading} text="wallet_currencies" />
      <Text as="p" className={styles.label} text="wallet_currencies_text" />
      <ul className={styles.accounts}>
        {currencyWallets.map(({ currency, balance, isOpen, isActive }) => (
          <li key={currency} className={styles.row} aria-current={isActive || undefined}>
            <span className={styles.currency}>
              {names.of(currency)}
              <small className={styles.hint}>
                {currency}
                {isActive && (
                  <>
                    {" · "}
                    <FormattedMessage id="wallet_currency_active" />
                  </>
                )}
              </small>
            </span>
            {isOpen && (
              <span className={styles.number}>
                <Amount {...balance} />
              </span>
            )}
            {!isActive && (
              <Button
                size="sm"
                variant="secondary"
                isBusy={selecting === currency}
                disabled={selecting !== null}
                aria-label={intl.formatMessage(
                  { id: isOpen ? "wallet_currency_use_named" : "wallet_currency_open_named" },
                  { currency: names.of(currency) },
                )}
                onClick={() => select(currency)}
                text={isOpen ? "wallet_currency_use" : "wallet_currency_open"}
              />
            )}
          </li>
        ))}
      </ul>
      <FailureNote failure={failure} />
    </section>
  );
}
