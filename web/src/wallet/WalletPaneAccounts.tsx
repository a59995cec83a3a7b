import { FormattedMessage } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type { WalletPaneAccounts_wallet$key } from "../__generated__/WalletPaneAccounts_wallet.graphql.ts";
import { Amount } from "../ui/text/Amount.tsx";
import styles from "./WalletPane.module.css";

/** The wallets that hold the member's balance. */
export function WalletPaneAccounts({ wallet }: { wallet: WalletPaneAccounts_wallet$key }) {
  const { accounts } = useFragment(
    graphql`
      fragment WalletPaneAccounts_wallet on Wallet @throwOnFieldError {
        accounts {
          id
          name
          balance {
            amount
            currency
          }
        }
      }
    `,
    wallet,
  );
  return (
    <section>
      <h2 className={styles.heading}>
        <FormattedMessage id="wallet_accounts" />
      </h2>
      <ul className={styles.accounts}>
        {accounts.map(({ id, name, balance }) => (
          <li key={id} className={styles.row}>
            <span>{name}</span>
            <span className={styles.number}>
              <Amount {...balance} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
