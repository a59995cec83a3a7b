import { RotateCw, Wallet } from "lucide-react";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type { Balance_wallet$data, Balance_wallet$key } from "../__generated__/Balance_wallet.graphql.ts";
import type { BalanceSubscription } from "../__generated__/BalanceSubscription.graphql.ts";
import { compare } from "../forms/amounts.ts";
import { QuietPart } from "../relay/QuietPart.tsx";
import { useWatch } from "../relay/useWatch.ts";
import { IconButton } from "../ui/button/IconButton.tsx";
import { lazyPart } from "../ui/lazy/lazyPart.tsx";
import { useAnnouncement } from "../ui/notice/useAnnouncement.ts";
import { Skeleton } from "../ui/state/Skeleton.tsx";
import { formatAmount } from "../ui/text/Amount.tsx";
import type { Money } from "../ui/text/Money.ts";
import styles from "./Balance.module.css";
import { useBalanceHidden } from "./balanceHidden.ts";
import { HideBalance } from "./HideBalance.tsx";
import { useRefreshBalance } from "./useRefreshBalance.ts";

const BonusMeter = lazyPart(async () => (await import("../bonuses/BonusMeter.tsx")).BonusMeter);

/** The value of this owner, or the last one before it could not be read. Null as long as there was none. */
function useLastKnown<Value>(owner: string, value: Value | null | undefined): Value | null {
  const [known, setKnown] = useState({ owner, value: value ?? null });
  const isNew = value != null && value !== known.value;
  if (isNew || owner !== known.owner) setKnown({ owner, value: value ?? null });
  return value ?? (owner === known.owner ? known.value : null);
}

interface Props {
  wallet: Balance_wallet$key | null | undefined;
  /** Opens the sheet of the wallet, with the balance that is shown; without it, the balance is a text. */
  onOpen?: ((known: Money | null) => void) | undefined;
  /** Called as soon as a pointer comes near. */
  onNear?: () => void;
}

/**
 * The balance: what the visitor can play with or withdraw. A bonus that is not cash yet is named beside it. It follows every
 * change, and a button hides it from bystanders. When a session ends, late answers can leave a member without a wallet in
 * the store; then there is nothing to show.
 */
export function Balance({ wallet: key, ...sheet }: Props) {
  const wallet = useFragment(
    graphql`
      fragment Balance_wallet on Wallet {
        id
        ...WalletPaneParts_parts @relay(mask: false)
      }
    `,
    key,
  );
  return wallet && <KnownBalance {...wallet} {...sheet} />;
}

function KnownBalance({
  id,
  available: latest,
  bonus,
  onOpen,
  onNear,
}: Pick<Balance_wallet$data, "id" | "available" | "bonus"> & Omit<Props, "wallet">) {
  const { formatMessage, locale } = useIntl();
  const available = useLastKnown(id, latest);
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
  const amount = available ? formatAmount(available, locale) : "–";
  const announcement = useAnnouncement(isHidden ? "" : formatMessage({ id: "balance_now" }, { amount }));
  const shown = isRefreshing ? <Skeleton className={styles.placeholder} /> : isHidden ? "••••••" : amount;
  const hasBonus = bonus && !isHidden && compare(bonus.amount, "0") > 0;
  return (
    <div className={styles.balance} data-opens={onOpen ? "" : undefined}>
      <Wallet size={16} aria-hidden="true" className={styles.icon} />
      <div className={styles.figures}>
        <output className={styles.amount} aria-label={formatMessage({ id: "balance" })} aria-live="off">
          {onOpen ? (
            <button type="button" aria-haspopup="dialog" onPointerEnter={onNear} onClick={() => onOpen(available)}>
              {shown}
            </button>
          ) : (
            shown
          )}
        </output>
        {hasBonus && (
          <small className={styles.bonus}>
            <FormattedMessage id="balance_bonus" values={{ amount: formatAmount(bonus, locale) }} />
            <QuietPart>
              <BonusMeter key={bonus.amount} />
            </QuietPart>
          </small>
        )}
      </div>
      <span className="visually-hidden" role="status">
        {announcement}
      </span>
      <HideBalance className={`${styles.button} ${styles.eye}`} />
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
