import { FormattedMessage, useIntl } from "react-intl";
import { graphql } from "react-relay";
import type { ProfitPaneQuery } from "../../__generated__/ProfitPaneQuery.graphql.ts";
import { RecordExport } from "../../export/RecordExport.tsx";
import { useOwnQuery } from "../../relay/useOwnQuery.ts";
import { FilterRow } from "../../ui/control/FilterRow.tsx";
import { FilterSelect } from "../../ui/control/FilterSelect.tsx";
import { betCategories } from "../betSearch.ts";
import { DaysNotePart } from "../DaysNotePart.tsx";
import { PeriodFilter } from "../PeriodFilter.tsx";
import { recordPresets } from "../period.ts";
import { RecordBoundary } from "../RecordBoundary.tsx";
import styles from "../Records.module.css";
import { useRecordAddress } from "../useRecordAddress.ts";
import { ProfitByCategory } from "./ProfitByCategory.tsx";
import { ProfitByDay } from "./ProfitByDay.tsx";
import { ProfitSums } from "./ProfitSums.tsx";
import { profitFilter, profitParams, profitSearchIn } from "./profitSearch.ts";

/** What the member gained and lost: the net position, by day and by category, filtered by the address. */
export function ProfitPane() {
  const { formatMessage } = useIntl();
  const { params, shown, isBusy, filter } = useRecordAddress();
  const search = profitSearchIn(params);
  return (
    <section className={styles.pane} aria-labelledby="personal-profit">
      <h2 id="personal-profit" className={styles.title}>
        <FormattedMessage id="member_personalProfit" />
      </h2>
      <FilterRow>
        <PeriodFilter search={search} presets={recordPresets} onChange={filter} />
        <FilterSelect
          label={<FormattedMessage id="agent_category" />}
          value={search.category}
          options={(["", ...betCategories] as const).map((value) => ({
            value,
            label: formatMessage({ id: value === "" ? "record_all_categories" : `games_category_${value}` }),
          }))}
          onChange={(value) => filter({ [profitParams.category]: value })}
        />
        <DaysNotePart />
      </FilterRow>
      <RecordBoundary>
        <Answer params={shown} isBusy={isBusy} />
      </RecordBoundary>
    </section>
  );
}

function Answer({ params, isBusy }: { params: URLSearchParams; isBusy: boolean }) {
  const search = profitSearchIn(params);
  const filter = profitFilter(search);
  const { viewer } = useOwnQuery<ProfitPaneQuery>(
    graphql`
      query ProfitPaneQuery($filter: PersonalProfitFilter) @throwOnFieldError {
        viewer {
          member {
            personalProfit(filter: $filter) {
              byDay {
                __typename
              }
              ...ProfitSums_profit
              ...ProfitByDay_profit
              ...ProfitByCategory_profit
            }
          }
        }
      }
    `,
    { filter },
    { fetchPolicy: "store-and-network" },
  );
  if (!viewer.member) return null;
  const { personalProfit } = viewer.member;
  return (
    <div className={styles.answer} aria-busy={isBusy}>
      <ProfitSums profit={personalProfit} isOfCategory={search.category !== ""} />
      <ProfitByDay profit={personalProfit} />
      <ProfitByCategory profit={personalProfit} />
      {personalProfit.byDay.length > 0 && (
        <RecordExport input={{ personalProfit: filter }} name="profit-and-loss.csv" />
      )}
    </div>
  );
}
