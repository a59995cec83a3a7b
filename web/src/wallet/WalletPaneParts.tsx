import { RotateCw } from "lucide-react";
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type { WalletPaneParts_wallet$key } from "../__generated__/WalletPaneParts_wallet.graphql.ts";
import { Moment } from "../time/Moment.tsx";
import { IconButton } from "../ui/button/IconButton.tsx";
import { Amount } from "../ui/text/Amount.tsx";
import type { Money } from "../ui/text/Money.ts";
import { Text } from "../ui/text/Text.tsx";
import { useRefreshBalance } from "./useRefreshBalance.ts";
import styles from "./WalletPane.module.css";
import { WalletPart } from "./WalletPart.tsx";

graphql`
  fragment WalletPaneParts_parts on Wallet {
    available {
      ...Money_amount @relay(mask: false)
    }
    bonus {
      ...Money_amount @relay(mask: false)
    }
  }
`;

interface Props {
  wallet: WalletPaneParts_wallet$key;
  /** Further parts of the same sum. */
  children: ReactNode;
}

/** The balance, what else there is, and all together, with a button that reads the whole pane again. */
export function WalletPaneParts({ wallet: key, children }: Props) {
  const { formatMessage } = useIntl();
  const { id, total, available, bonus, locked, updatedAt } = useFragment(
    graphql`
      fragment WalletPaneParts_wallet on Wallet @throwOnFieldError {
        id
        total {
          ...Money_amount @relay(mask: false)
        }
        ...WalletPaneParts_parts @relay(mask: false)
        locked {
          ...Money_amount @relay(mask: false)
        }
        updatedAt
      }
    `,
    key,
  );
  const [refresh, isRefreshing] = useRefreshBalance(id, { withAccounts: true });
  const part = (name: "bonus" | "locked" | "total", { amount, currency }: Money) => (
    <WalletPart
      amount={amount}
      currency={currency}
      name={<FormattedMessage id={`wallet_${name}`} />}
      hint={<FormattedMessage id={`wallet_${name}_text`} />}
    />
  );
  return (
    <>
      <section className={styles.total}>
        <Text as="p" className={styles.label} text="balance" />
        <p className={styles.sum} aria-busy={isRefreshing}>
          <Amount {...available} />
          <IconButton label={formatMessage({ id: "balance_refresh" })} disabled={isRefreshing} onClick={refresh}>
            <RotateCw size={18} />
          </IconButton>
        </p>
        <p className={styles.hint}>
          <FormattedMessage id="wallet_updated" values={{ at: <Moment at={updatedAt} style="near" isWithin /> }} />
        </p>
      </section>
      <dl className={styles.parts}>
        {part("bonus", bonus)}
        {part("locked", locked)}
        {children}
        {part("total", total)}
      </dl>
    </>
  );
}
