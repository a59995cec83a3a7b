import { useIntl } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type { IncomeRow_row$key } from "../../__generated__/IncomeRow_row.graphql.ts";
import { ScreenPart } from "../../relay/ScreenPart.tsx";
import { Skeleton } from "../../ui/state/Skeleton.tsx";
import { OpeningRow } from "../../ui/table/OpeningRow.tsx";
import { IncomeCells } from "./IncomeCells.tsx";
import { IncomePayouts } from "./IncomePayouts.tsx";
import { formatDays } from "./income.ts";

/** A day, a week or a month. It opens to what was paid in it. */
export function IncomeRow({ row: key, columnCount }: { row: IncomeRow_row$key; columnCount: number }) {
  const intl = useIntl();
  const { from, to, sums } = useFragment(
    graphql`
      fragment IncomeRow_row on AgentRevenueRow {
        from
        to
        sums {
          ...income_sums
        }
      }
    `,
    key,
  );
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
