import { FormattedMessage, useIntl } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type { IncomeTable_revenue$key } from "../../__generated__/IncomeTable_revenue.graphql.ts";
import type { income_sums$key } from "../../__generated__/income_sums.graphql.ts";
import { ScreenPart } from "../../relay/ScreenPart.tsx";
import { Skeleton } from "../../ui/state/Skeleton.tsx";
import { DataTable } from "../../ui/table/DataTable.tsx";
import { OpeningRow } from "../../ui/table/OpeningRow.tsx";
import type { Column, Sort } from "../../ui/table/sort.ts";
import { IncomeCells } from "./IncomeCells.tsx";
import { IncomePayouts } from "./IncomePayouts.tsx";
import { formatDays, type IncomeSort, sorted, sumsOf } from "./income.ts";

const columns: readonly Column[] = [
  { id: "agent_period", sortKey: "from", isTime: true },
  { id: "agent_result_house", sortKey: "gross", isAmount: true },
  { id: "income_bonus", sortKey: "bonus", isAmount: true },
  { id: "income_fees", sortKey: "fees", isAmount: true },
  { id: "income_carry_over", isAmount: true },
  { id: "income_net", sortKey: "net", isAmount: true },
  { id: "income_balance_forward", isAmount: true },
  { id: "overview_commission", sortKey: "commission", isAmount: true },
  { id: "record_kind_SALARY", sortKey: "salary", isAmount: true },
  { id: "record_kind_DIVIDEND", sortKey: "dividend", isAmount: true },
  { id: "income_total", sortKey: "total", isAmount: true },
];

interface Props {
  revenue: IncomeTable_revenue$key;
  sort: IncomeSort;
  onSort: (sort: Sort) => void;
}

/** The rows of the period, each of which opens to what was paid, and their sums. */
export function IncomeTable({ revenue, sort, onSort }: Props) {
  const { rows, totals } = useFragment(
    graphql`
      fragment IncomeTable_revenue on AgentRevenue {
        rows {
          from
          to
          sums {
            ...income_sums
          }
        }
        totals {
          ...income_sums
        }
      }
    `,
    revenue,
  );
  return (
    <DataTable
      name="income"
      caption={<FormattedMessage id="agent_menu_income" />}
      columns={columns}
      sort={sort}
      onSort={onSort}
    >
      {sorted(rows, sort, ({ sums }, key) => sumsOf(sums)[key].amount).map(({ from, to, sums }) => (
        <IncomeRow key={from} from={from} to={to} sums={sums} columnCount={columns.length + 1} />
      ))}
      <IncomeCells sums={totals} name={<FormattedMessage id="agent_totals" />} isTotal />
    </DataTable>
  );
}

interface RowProps {
  /** The first and the last day, as dates. */
  from: string;
  to: string;
  sums: income_sums$key;
  /** Of the table. */
  columnCount: number;
}

/** A day, a week or a month. It opens to what was paid in it. */
function IncomeRow({ from, to, sums, columnCount }: RowProps) {
  const intl = useIntl();
  const label = formatDays(from, to, intl);
  return (
    <OpeningRow
      name={label}
      label={intl.formatMessage({ id: "income_payouts_of" }, { period: label })}
      columnCount={columnCount}
      row={(opener) => <IncomeCells sums={sums} label={label} name={opener} />}
    >
      <ScreenPart skeleton={<Skeleton style={{ height: "4rem" }} />}>
        <IncomePayouts from={from} to={to} />
      </ScreenPart>
    </OpeningRow>
  );
}
