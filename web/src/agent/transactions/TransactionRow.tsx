import { FormattedMessage } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type { TransactionRow_transaction$key } from "../../__generated__/TransactionRow_transaction.graphql.ts";
import { SignedAmount } from "../../records/SignedAmount.tsx";
import { Moment } from "../../time/Moment.tsx";
import { DataCell } from "../../ui/table/DataCell.tsx";
import { DataRow } from "../../ui/table/DataRow.tsx";
import { Amount } from "../../ui/text/Amount.tsx";
import { AccountName } from "../downline/AccountName.tsx";
import { sideText } from "../side/side.ts";
import styles from "./TransactionRow.module.css";

/** A movement of the table. */
export function TransactionRow({ transaction: key }: { transaction: TransactionRow_transaction$key }) {
  const { id, internalID, account, kind, createdAt, amount, balanceBefore, balanceAfter, reference } = useFragment(
    graphql`
      fragment TransactionRow_transaction on TeamTransaction {
        id
        internalID
        account
        kind
        createdAt
        amount {
          ...Money_amount @relay(mask: false)
        }
        balanceBefore {
          ...Money_amount @relay(mask: false)
        }
        balanceAfter {
          ...Money_amount @relay(mask: false)
        }
        reference
      }
    `,
    key,
  );
  return (
    <DataRow name={`${account}, ${internalID}`} side={sideText(account, id)}>
      <DataCell heading="agent_account" place="lead">
        <AccountName account={account} />
        <small>{internalID}</small>
      </DataCell>
      <DataCell heading="agent_time" place="aside">
        <Moment at={createdAt} className={styles.time} />
      </DataCell>
      <DataCell heading="record_kind" place="note">
        <FormattedMessage id={`record_kind_${kind}`} />
        {reference && <small>{reference}</small>}
      </DataCell>
      <DataCell heading="transfer_amount" place="value" isAmount>
        <SignedAmount {...amount} />
      </DataCell>
      <DataCell heading="agent_balance_before" isAmount>
        <Amount {...balanceBefore} />
      </DataCell>
      <DataCell heading="agent_balance_after" isAmount>
        <Amount {...balanceAfter} />
      </DataCell>
    </DataRow>
  );
}
