import { graphql, useFragment } from "react-relay";
import type { BalanceNote_wallet$key } from "../__generated__/BalanceNote_wallet.graphql.ts";
import { Amount } from "../ui/text/Amount.tsx";
import styles from "../ui/text/NamedSum.module.css";
import { Text } from "../ui/text/Text.tsx";
import { useBalanceHidden } from "./balanceHidden.ts";

/**
 * The money that can be staked, in a line of text: without bonuses that are not cash yet. Hidden with the balance of the
 * header.
 */
export function BalanceNote({ wallet }: { wallet: BalanceNote_wallet$key }) {
  const { available } = useFragment(
    graphql`
      fragment BalanceNote_wallet on Wallet {
        available {
          ...Money_amount @relay(mask: false)
        }
      }
    `,
    wallet,
  );
  const isHidden = useBalanceHidden();
  if (!available) return null;
  return (
    <p className={styles.sum}>
      <Text as="span" text="balance" />
      <b>{isHidden ? "••••••" : <Amount {...available} />}</b>
    </p>
  );
}
