import { RotateCw } from "lucide-react";
import { FormattedDate, FormattedMessage, useIntl } from "react-intl";
import { graphql } from "react-relay";
import type { WalletPaneQuery } from "../__generated__/WalletPaneQuery.graphql.ts";
import { useOwnQuery } from "../relay/useOwnQuery.ts";
import { IconButton } from "../ui/button/IconButton.tsx";
import { Amount } from "../ui/text/Amount.tsx";
import { useRefreshBalance } from "./useRefreshBalance.ts";
import styles from "./WalletPane.module.css";

const PARTS = ["available", "bonus", "locked"] as const;

/** The member's wallet: the total, its parts, and the wallets that hold it. */
export function WalletPane() {
  const { formatMessage } = useIntl();
  // A menu opens the pane, so no route's loader can send the query earlier.
  const { viewer } = useOwnQuery<WalletPaneQuery>(
    graphql`
      query WalletPaneQuery @throwOnFieldError {
        viewer {
          member {
            wallet {
              id
              total {
                amount
                currency
              }
              available {
                amount
                currency
              }
              bonus {
                amount
                currency
              }
              locked {
                amount
                currency
              }
              updatedAt
              accounts {
                id
                name
                balance {
                  amount
                  currency
                }
              }
            }
          }
        }
      }
    `,
    {},
    { fetchPolicy: "store-and-network" },
  );
  const wallet = viewer.member?.wallet;
  const [refresh, isRefreshing] = useRefreshBalance(wallet?.id ?? "");
  if (!wallet) return null;
  return (
    <div className={styles.wallet}>
      <section className={styles.total}>
        <p className={styles.label}>
          <FormattedMessage id="wallet_total" />
        </p>
        <p className={styles.sum} aria-busy={isRefreshing}>
          <Amount {...wallet.total} />
          <IconButton label={formatMessage({ id: "balance_refresh" })} disabled={isRefreshing} onClick={refresh}>
            <RotateCw size={18} />
          </IconButton>
        </p>
        <p className={styles.hint}>
          <FormattedMessage
            id="wallet_updated"
            values={{ at: <FormattedDate value={wallet.updatedAt} dateStyle="medium" timeStyle="short" /> }}
          />
        </p>
      </section>
      <dl className={styles.parts}>
        {PARTS.map((part) => (
          <div key={part} className={styles.part}>
            <dt className={styles.label}>
              <FormattedMessage id={`wallet_${part}`} />
            </dt>
            <dd className={styles.amount}>
              <Amount {...wallet[part]} />
              <small className={styles.hint}>
                <FormattedMessage id={`wallet_${part}_text`} />
              </small>
            </dd>
          </div>
        ))}
      </dl>
      <section>
        <h2 className={styles.heading}>
          <FormattedMessage id="wallet_accounts" />
        </h2>
        <ul className={styles.accounts}>
          {wallet.accounts.map(({ id, name, balance }) => (
            <li key={id} className={styles.row}>
              <span>{name}</span>
              <span className={styles.number}>
                <Amount {...balance} />
              </span>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
