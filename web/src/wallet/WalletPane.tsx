import { graphql } from "react-relay";
import type { WalletPaneQuery } from "../__generated__/WalletPaneQuery.graphql.ts";
import type { WalletPaneSubscription } from "../__generated__/WalletPaneSubscription.graphql.ts";
import { useFreshQuery } from "../relay/useFreshQuery.ts";
import { useWatch } from "../relay/useWatch.ts";
import { WalletCurrencies } from "./WalletCurrencies.tsx";
import { WalletGames } from "./WalletGames.tsx";
import styles from "./WalletPane.module.css";
import { WalletPaneAccounts } from "./WalletPaneAccounts.tsx";
import { WalletPaneParts } from "./WalletPaneParts.tsx";

/** The member's wallet: the total, its parts, and the wallets that hold it. */
export function WalletPane() {
  // A menu opens the pane, so no route's loader can send the query earlier.
  const { viewer } = useFreshQuery<WalletPaneQuery>(graphql`
    query WalletPaneQuery @throwOnFieldError {
      viewer {
        member {
          wallet {
            ...WalletPaneParts_wallet
            ...WalletGames_wallet
            ...WalletCurrencies_wallet
            ...WalletPaneAccounts_wallet
          }
        }
      }
    }
  `);
  useWatch<WalletPaneSubscription>(graphql`
    subscription WalletPaneSubscription {
      balanceChanged {
        ...WalletGames_wallet
        ...WalletPaneAccounts_wallet
        ...WalletCurrencies_wallet
      }
    }
  `);
  const wallet = viewer.member?.wallet;
  if (!wallet) return null;
  return (
    <div className={styles.wallet}>
      <WalletPaneParts wallet={wallet}>
        <WalletGames wallet={wallet} />
      </WalletPaneParts>
      <WalletPaneAccounts wallet={wallet} />
      <WalletCurrencies wallet={wallet} />
    </div>
  );
}
