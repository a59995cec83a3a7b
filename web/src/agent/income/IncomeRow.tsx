import { useIntl } from "react-intl";
import type { income_sums$key } from "../../__generated__/income_sums.graphql.ts";
import { ScreenPart } from "../../relay/ScreenPart.tsx";
import { Skeleton } from "../../ui/state/Skeleton.tsx";
import { OpeningRow } from "../../ui/table/OpeningRow.tsx";
import { IncomeCells } from "./IncomeCells.tsx";
import { IncomePayouts } from "./IncomePayouts.tsx";
import { formatDays } from "./income.ts";

interface Props {
  /** The first and the last day, as dates. */
  from: string;
  to: string;
  sums: income_sums$key;
  /** Of the table. */
  columnCount: number;
}

/** A day, a week or a month. It opens to what was paid in it. */
export function IncomeRow({ from, to, sums, columnCount }: Props) {
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
