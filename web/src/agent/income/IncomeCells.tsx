import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type { IncomeCells_sums$key } from "../../__generated__/IncomeCells_sums.graphql.ts";
import { Result } from "../../records/Result.tsx";
import { DataCell } from "../../ui/table/DataCell.tsx";
import { DataRow } from "../../ui/table/DataRow.tsx";
import { Amount } from "../../ui/text/Amount.tsx";
import styles from "./Income.module.css";
import { paidOf } from "./income.ts";

interface Props {
  sums: IncomeCells_sums$key;
  /** What the row stands for. */
  name: ReactNode;
  /** The same for screen readers, when `name` is not a text. */
  label?: string;
  isTotal?: boolean;
}

/** A row of the table. */
export function IncomeCells({ sums: key, name, label, isTotal = false }: Props) {
  const { formatMessage } = useIntl();
  const sums = useFragment(
    graphql`
      fragment IncomeCells_sums on AgentRevenueSums {
        gross {
          ...Result_money
        }
        bonus {
          amount
          currency
        }
        fees {
          amount
          currency
        }
        carryOver {
          amount
          currency
        }
        net {
          ...Result_money
        }
        ...income_paid
      }
    `,
    key,
  );
  const { balanceForward, commission, salary, dividend, total } = paidOf(sums);
  return (
    <DataRow name={label ?? formatMessage({ id: "agent_totals" })}>
      <DataCell heading="agent_period" place="lead">
        {isTotal ? <b>{name}</b> : name}
      </DataCell>
      <DataCell heading="agent_result_house" isAmount>
        <Result money={sums.gross} />
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
        <Result money={sums.net} />
      </DataCell>
      <DataCell heading="income_balance_forward" isAmount>
        {balanceForward ? <Amount {...balanceForward} /> : "–"}
      </DataCell>
      <DataCell heading="overview_commission" isAmount>
        <Amount {...commission} />
      </DataCell>
      <DataCell heading="record_kind_SALARY" isAmount>
        <Amount {...salary} />
      </DataCell>
      <DataCell heading="record_kind_DIVIDEND" isAmount>
        <Amount {...dividend} />
      </DataCell>
      <DataCell heading="income_total" place="value" isAmount>
        <b className={styles.total}>
          <Amount {...total} />
        </b>
      </DataCell>
    </DataRow>
  );
}
