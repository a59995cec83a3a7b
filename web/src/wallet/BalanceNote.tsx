import { FormattedMessage } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type { BalanceNote_wallet$key } from "../__generated__/BalanceNote_wallet.graphql.ts";
import { Amount } from "../ui/text/Amount.tsx";
import styles from "./BalanceNote.module.css";
import { useBalanceHidden } from "./balanceHidden.ts";

/** The balance in a line of text, for places where the visitor spends it. Hidden with the balance of the header. */
export function BalanceNote({ wallet }: { wallet: BalanceNote_wallet$key }) {
  const { total } = useFragment(
    graphql`
      fragment BalanceNote_wallet on Wallet {
        total {
          amount
          currency
        }
      }
    `,
    wallet,
  );
  const isHidden = useBalanceHidden();
  if (!total) return null;
  return (
    <p className={styles.note}>
      <span>
        <FormattedMessage id="balance" />
      </span>
      <b>{isHidden ? "••••••" : <Amount {...total} />}</b>
    </p>
  );
}
