import { graphql, useFragment } from "react-relay";
import type { Result_money$key } from "../__generated__/Result_money.graphql.ts";
import { Text } from "../ui/text/Text.tsx";
import styles from "./Result.module.css";
import { SignedAmount } from "./SignedAmount.tsx";

/** What somebody won or lost, with its sign. The heading beside it says who. */
export function Result({ money: key, isOpen = false }: { money: Result_money$key; isOpen?: boolean }) {
  const { amount, currency } = useFragment(
    graphql`
      fragment Result_money on Money {
        amount
        currency
      }
    `,
    key,
  );
  if (isOpen)
    return (
      <span className={styles.open}>
        <span aria-hidden="true">–</span>
        <Text as="span" className="visually-hidden" text="agent_status_UNSETTLED" />
      </span>
    );
  return <SignedAmount amount={amount} currency={currency} />;
}
