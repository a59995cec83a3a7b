import { ChevronRight } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import type { DepositRow_deposit$key } from "../../__generated__/DepositRow_deposit.graphql.ts";
import { formatTimestamp } from "../../i18n/formatTimestamp.ts";
import { Amount } from "../../ui/text/Amount.tsx";
import styles from "../Cashier.module.css";
import { DepositStateMark } from "./DepositStateMark.tsx";

/** A deposit in the list; opens it. */
export function DepositRow({
  deposit: key,
  onOpen,
}: {
  deposit: DepositRow_deposit$key;
  onOpen: (id: string) => void;
}) {
  const { id, channelName, amount, state, createdAt, returnedAt } = useFragment(
    graphql`
      fragment DepositRow_deposit on Deposit {
        id
        channelName
        amount {
          amount
          currency
        }
        state
        createdAt
        returnedAt
      }
    `,
    key,
  );
  return (
    <li>
      <button type="button" className={styles.row} onClick={() => onOpen(id)}>
        <span className={styles.rowName}>{channelName}</span>
        <b className={styles.rowAmount}>
          <Amount {...amount} />
        </b>
        <time dateTime={createdAt} className={styles.rowTime}>
          {formatTimestamp(createdAt)}
        </time>
        <DepositStateMark state={state} returnedAt={returnedAt} />
        <ChevronRight size={18} className={styles.rowArrow} aria-hidden="true" />
      </button>
    </li>
  );
}
