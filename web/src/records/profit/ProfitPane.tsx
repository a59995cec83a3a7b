import { use } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { graphql } from "react-relay";
import type { ProfitPaneQuery } from "../../__generated__/ProfitPaneQuery.graphql.ts";
import { RecordExport } from "../../export/RecordExport.tsx";
import { useOwnQuery } from "../../relay/useOwnQuery.ts";
import { FilterSelect } from "../../ui/control/FilterSelect.tsx";
import { betCategories } from "../betSearch.ts";
import { DaysNotePart } from "../DaysNotePart.tsx";
import { FilteredRecord, type RecordAnswerProps, type RecordFiltersProps } from "../FilteredRecord.tsx";
import { PeriodFilter } from "../PeriodFilter.tsx";
import { recordPresets } from "../period.ts";
import { RecordPane } from "../RecordPane.tsx";
import styles from "../Records.module.css";
import { RecordFrame } from "../recordFrame.ts";
import { ProfitByCategory } from "./ProfitByCategory.tsx";
import { ProfitByDay } from "./ProfitByDay.tsx";
import { ProfitSums } from "./ProfitSums.tsx";
import { profitFilter, profitParams, profitSearchIn } from "./profitSearch.ts";

/** What the member gained and lost: the net position, by day and by category, filtered by the address. */
export const ProfitPane = () => (
  <RecordPane title="member_personalProfit">
    <FilteredRecord Filters={Filters} Answer={Answer} />
  </RecordPane>
);

function Filters({ params, onFilter }: RecordFiltersProps) {
  const { formatMessage } = useIntl();
  const search = profitSearchIn(params);
  return (
    <>
      <PeriodFilter search={search} presets={recordPresets} onChange={onFilter} />
      <FilterSelect
        label={<FormattedMessage id="agent_category" />}
        value={search.category}
        options={(["", ...betCategories] as const).map((value) => ({
          value,
          label: formatMessage({ id: value === "" ? "record_all_categories" : `games_category_${value}` }),
        }))}
        onChange={(value) => onFilter({ [profitParams.category]: value })}
      />
      <DaysNotePart />
    </>
  );
}

function Answer({ params }: RecordAnswerProps) {
  const { isBusy } = use(RecordFrame);
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
