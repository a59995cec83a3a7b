import { Eye, EyeOff, RotateCw, Wallet } from "lucide-react";
import { useIntl } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type { Balance_wallet$data, Balance_wallet$key } from "../__generated__/Balance_wallet.graphql.ts";
import type { BalanceSubscription } from "../__generated__/BalanceSubscription.graphql.ts";
import { useWatch } from "../relay/useWatch.ts";
import { IconButton } from "../ui/button/IconButton.tsx";
import { useAnnouncement } from "../ui/notice/useAnnouncement.ts";
import { Skeleton } from "../ui/state/Skeleton.tsx";
import { formatAmount } from "../ui/text/Amount.tsx";
import styles from "./Balance.module.css";
import { toggleBalance, useBalanceHidden } from "./balanceHidden.ts";
import { useLastKnown } from "./useLastKnown.ts";
import { useRefreshBalance } from "./useRefreshBalance.ts";

/**
 * All the money that the visitor has here. It follows every change, and a button hides it from bystanders. When a
 * session ends, late answers can leave a member without a wallet in the store; then there is nothing to show.
 */
export function Balance({ wallet: key }: { wallet: Balance_wallet$key | null | undefined }) {
  const wallet = useFragment(
    graphql`
      fragment Balance_wallet on Wallet {
        id
        total {
          amount
          currency
        }
        # BalanceNote shows it: each answer with the balance renews both.
        available {
          # passed on to BalanceNote
          amount
          # passed on to BalanceNote
          currency
        }
      }
    `,
    key,
  );
  return wallet && <KnownBalance {...wallet} />;
}

function KnownBalance({ id, total: latest }: Pick<Balance_wallet$data, "id" | "total">) {
  const { formatMessage, locale } = useIntl();
  const total = useLastKnown(id, latest);
  const isHidden = useBalanceHidden();
  const [refresh, isRefreshing] = useRefreshBalance(id);
  useWatch<BalanceSubscription>(graphql`
    subscription BalanceSubscription {
      balanceChanged {
        ...Balance_wallet
        ...WalletPaneParts_wallet
      }
    }
  `);
  const amount = total ? formatAmount(total, locale) : "–";
  const announcement = useAnnouncement(isHidden ? "" : formatMessage({ id: "balance_now" }, { amount }));

  const EyeIcon = isHidden ? Eye : EyeOff;

  return (
    <div className={styles.balance}>
      <Wallet size={16} aria-hidden="true" className={styles.icon} />
      <output className={styles.amount} aria-label={formatMessage({ id: "balance" })} aria-live="off">
        {isRefreshing ? <Skeleton className={styles.placeholder} /> : isHidden ? "••••••" : amount}
      </output>
      <span className="visually-hidden" role="status">
        {announcement}
      </span>
      <IconButton
        className={`${styles.button} ${styles.eye}`}
        label={formatMessage({ id: isHidden ? "balance_show" : "balance_hide" })}
        onClick={toggleBalance}
      >
        <EyeIcon size={16} />
      </IconButton>
      <IconButton
        className={styles.button}
        label={formatMessage({ id: "balance_refresh" })}
        disabled={isRefreshing}
        onClick={refresh}
      >
        <RotateCw size={15} />
      </IconButton>
    </div>
  );
}
