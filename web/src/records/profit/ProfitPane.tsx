import { graphql } from "react-relay";
import type { ProfitPaneQuery } from "../../__generated__/ProfitPaneQuery.graphql.ts";
import { RecordExport } from "../../export/RecordExport.tsx";
import { useFreshQuery } from "../../relay/useFreshQuery.ts";
import { ChoiceFilter } from "../ChoiceFilter.tsx";
import { betCategories } from "../choices.ts";
import { FilteredRecord } from "../FilteredRecord.tsx";
import { PeriodFilter } from "../PeriodFilter.tsx";
import { periodInput, recordPresets } from "../period.ts";
import { RecordPane } from "../RecordPane.tsx";
import styles from "../Records.module.css";
import { declareSearch } from "../search.ts";
import { type SearchState, useSearch } from "../useSearch.ts";
import { ProfitByCategory } from "./ProfitByCategory.tsx";
import { ProfitByDay } from "./ProfitByDay.tsx";
import { ProfitSums } from "./ProfitSums.tsx";

export const profitSearch = declareSearch((read) => {
  const period = read.period(recordPresets);
  const category = read.choice("betCategory", betCategories, "");
  return { period, category, filter: { period: periodInput(period), category: category || null } };
});

/** What the member gained and lost: the net position, by day and by category, filtered by the address. */
export function ProfitPane() {
  const state = useSearch(profitSearch);
  const { chosen, set } = state;
  return (
    <RecordPane title="member_personalProfit">
      <FilteredRecord
        filters={
          <>
            <PeriodFilter value={chosen.period} presets={recordPresets} onChange={set} />
            <ChoiceFilter
              label="agent_category"
              value={chosen.category}
              options={["", ...betCategories]}
              textOf={(category) => (category ? `games_category_${category}` : "record_all_categories")}
              onChange={(betCategory) => set({ betCategory })}
            />
          </>
        }
      >
        <Answer {...state} />
      </FilteredRecord>
    </RecordPane>
  );
}

function Answer({
  shown: { category, filter },
  isBusy,
}: Pick<SearchState<ReturnType<typeof profitSearch.read>>, "shown" | "isBusy">) {
  const { viewer } = useFreshQuery<ProfitPaneQuery>(
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
  );
  if (!viewer.member) return null;
  const { personalProfit } = viewer.member;
  return (
    <div className={styles.answer} aria-busy={isBusy}>
      <ProfitSums profit={personalProfit} isOfCategory={category !== ""} />
      <ProfitByDay profit={personalProfit} />
      <ProfitByCategory profit={personalProfit} />
      {personalProfit.byDay.length > 0 && (
        <RecordExport input={{ personalProfit: filter }} name="profit-and-loss.csv" />
      )}
    </div>
  );
}
