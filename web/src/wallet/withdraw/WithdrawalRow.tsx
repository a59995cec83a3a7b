import { ChevronRight } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import type { WithdrawalRow_withdrawal$key } from "../../__generated__/WithdrawalRow_withdrawal.graphql.ts";
import { formatTimestamp } from "../../i18n/formatTimestamp.ts";
import { Amount } from "../../ui/text/Amount.tsx";
import styles from "../Cashier.module.css";
import { accountName } from "./accountName.ts";
import { WithdrawalStateMark } from "./WithdrawalStateMark.tsx";

/** A withdrawal in the list; opens it. */
export function WithdrawalRow({
  withdrawal: key,
  onOpen,
}: {
  withdrawal: WithdrawalRow_withdrawal$key;
  onOpen: (id: string) => void;
}) {
  const { id, bankName, lastFour, amount, state, createdAt } = useFragment(
    graphql`
      fragment WithdrawalRow_withdrawal on Withdrawal {
        id
        bankName
        lastFour
        amount {
          amount
          currency
        }
        state
        createdAt
      }
    `,
    key,
  );
  return (
    <li>
      <button type="button" className={styles.row} onClick={() => onOpen(id)}>
        <span>{accountName(bankName, lastFour)}</span>
        <b className={styles.rowAmount}>
          <Amount {...amount} />
        </b>
        <time dateTime={createdAt} className={styles.rowTime}>
          {formatTimestamp(createdAt)}
        </time>
        <WithdrawalStateMark state={state} />
        <ChevronRight size={18} className={styles.rowArrow} aria-hidden="true" />
      </button>
    </li>
  );
}
