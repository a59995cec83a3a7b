import { graphql, useFragment } from "react-relay";
import type { WalletPaneAccounts_wallet$key } from "../__generated__/WalletPaneAccounts_wallet.graphql.ts";
import { compare } from "../forms/amounts.ts";
import { Amount } from "../ui/text/Amount.tsx";
import { Text } from "../ui/text/Text.tsx";
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
        <Text as="h2" className={styles.heading} text="wallet_accounts" />
        {accounts.slice(1).some(({ balance }) => compare(balance.amount, "0") > 0) && <CollectButton />}
      </header>
      <ul className={styles.accounts}>
        {accounts.map(({ id, name, balance, isOpen }) => (
          <li key={id} className={styles.row}>
            <span>
              {name}
              {!isOpen && <Text as="small" className={styles.hint} text="games_maintenance" />}
            </span>
            <span className={styles.number}>
              <Amount {...balance} />
            </span>
          </li>
        ))}
      </ul>
      {accounts.length > 1 && (
        <>
          <Text as="h2" className={styles.heading} text="transfer_title" />
          <TransferForm wallets={accounts} />
        </>
      )}
    </section>
  );
}
