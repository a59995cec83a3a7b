import { FormattedMessage } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type { WalletPaneAccounts_wallet$key } from "../__generated__/WalletPaneAccounts_wallet.graphql.ts";
import { compare } from "../forms/amounts.ts";
import { Amount } from "../ui/text/Amount.tsx";
import { CollectButton } from "./transfer/CollectButton.tsx";
import { TransferForm } from "./transfer/TransferForm.tsx";
import styles from "./WalletPane.module.css";

/** The wallets that hold the member's balance, and transfers between them where there are several. */
export function WalletPaneAccounts({ wallet }: { wallet: WalletPaneAccounts_wallet$key }) {
  const { accounts } = useFragment(
    graphql`
      fragment WalletPaneAccounts_wallet on Wallet @throwOnFieldError {
        accounts {
          id
          name
          balance {
            ...Money_amount @relay(mask: false)
          }
          isOpen
        }
      }
    `,
    wallet,
  );
  return (
    <section className={styles.section}>
      <header className={styles.head}>
        <h2 className={styles.heading}>
          <FormattedMessage id="wallet_accounts" />
        </h2>
        {accounts.slice(1).some(({ balance }) => compare(balance.amount, "0") > 0) && <CollectButton />}
      </header>
      <ul className={styles.accounts}>
        {accounts.map(({ id, name, balance, isOpen }) => (
          <li key={id} className={styles.row}>
            <span>
              {name}
              {!isOpen && (
                <small className={styles.hint}>
                  <FormattedMessage id="games_maintenance" />
                </small>
              )}
            </span>
            <span className={styles.number}>
              <Amount {...balance} />
            </span>
          </li>
        ))}
      </ul>
      {accounts.length > 1 && (
        <>
          <h2 className={styles.heading}>
            <FormattedMessage id="transfer_title" />
          </h2>
          <TransferForm wallets={accounts} />
        </>
      )}
    </section>
  );
}
