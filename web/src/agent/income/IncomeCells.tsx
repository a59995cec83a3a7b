import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import type { income_sums$key } from "../../__generated__/income_sums.graphql.ts";
import { SignedAmount } from "../../records/SignedAmount.tsx";
import { DataCell } from "../../ui/table/DataCell.tsx";
import { DataRow } from "../../ui/table/DataRow.tsx";
import { Amount } from "../../ui/text/Amount.tsx";
import styles from "./Income.module.css";
import { sumsOf } from "./income.ts";

interface Props {
  sums: income_sums$key;
  /** What the row stands for. */
  name: ReactNode;
  /** The same for screen readers, when `name` is not a text. */
  label?: string;
  isTotal?: boolean;
}

/** A row of the table. */
export function IncomeCells({ sums: key, name, label, isTotal = false }: Props) {
  const { formatMessage } = useIntl();
  const sums = sumsOf(key);
  return (
    <DataRow name={label ?? formatMessage({ id: "agent_totals" })}>
      <DataCell heading="agent_period" place="lead">
        {isTotal ? <b>{name}</b> : name}
      </DataCell>
      <DataCell heading="agent_result_house" isAmount>
        <SignedAmount {...sums.gross} />
      </DataCell>
      <DataCell heading="income_bonus" isAmount>
        <Amount {...sums.bonus} />
      </DataCell>
      <DataCell heading="income_fees" isAmount>
        <Amount {...sums.fees} />
      </DataCell>
      <DataCell heading="income_carry_over" isAmount>
        <Amount {...sums.carryOver} />
      </DataCell>
      <DataCell heading="income_net" place="aside" isAmount>
        <SignedAmount {...sums.net} />
      </DataCell>
      <DataCell heading="income_balance_forward" isAmount>
        {sums.balanceForward ? <Amount {...sums.balanceForward} /> : "–"}
      </DataCell>
      <DataCell heading="overview_commission" isAmount>
        <Amount {...sums.commission} />
      </DataCell>
      <DataCell heading="record_kind_SALARY" isAmount>
        <Amount {...sums.salary} />
      </DataCell>
      <DataCell heading="record_kind_DIVIDEND" isAmount>
        <Amount {...sums.dividend} />
      </DataCell>
      <DataCell heading="income_total" place="value" isAmount>
        <b className={styles.total}>
          <Amount {...sums.total} />
        </b>
      </DataCell>
    </DataRow>
  );
}
