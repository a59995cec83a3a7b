import { graphql, usePreloadedQuery } from "react-relay";
import type { IncomeScreenQuery } from "../../__generated__/IncomeScreenQuery.graphql.ts";
import type { income_sums$key } from "../../__generated__/income_sums.graphql.ts";
import { RecordExport } from "../../export/RecordExport.tsx";
import { ChoiceFilter } from "../../records/ChoiceFilter.tsx";
import { KnownPage } from "../../records/KnownPage.tsx";
import { PeriodFilter } from "../../records/PeriodFilter.tsx";
import { RecordEmpty } from "../../records/RecordEmpty.tsx";
import records from "../../records/Records.module.css";
import { sortChanges } from "../../records/search.ts";
import { useSearch } from "../../records/useSearch.ts";
import type { ScreenProps } from "../../relay/queryRoute.tsx";
import { EmptyReport } from "../report/EmptyReport.tsx";
import { Report } from "../report/Report.tsx";
import { ReportFilters } from "../report/ReportFilters.tsx";
import { IncomeChart } from "./IncomeChart.tsx";
import { IncomeSums } from "./IncomeSums.tsx";
import { IncomeTable } from "./IncomeTable.tsx";
import { income, revenueGroups, sumsOf } from "./income.ts";
import { PayoutRequests } from "./PayoutRequests.tsx";

const groupNames = { DAY: "profit_day", WEEK: "income_group_WEEK", MONTH: "income_group_MONTH" } as const;

const isNothing = (sums: income_sums$key) =>
  Object.values(sumsOf(sums)).every((money) => Number(money?.amount ?? 0) === 0);

/** What the agent's team brought and what the agent was paid, by days, weeks or months. */
export function IncomeScreen({ queryRef }: ScreenProps<IncomeScreenQuery>) {
  const { viewer } = usePreloadedQuery<IncomeScreenQuery>(
    graphql`
      query IncomeScreenQuery($filter: AgentRevenueFilter) @preloadable {
        viewer {
          agent {
            revenue(filter: $filter) @catch(to: RESULT) {
              rows {
                sums {
                  ...income_sums
                }
              }
              ...IncomeSums_revenue
              ...IncomeChart_revenue
              ...IncomeTable_revenue
            }
          }
        }
      }
    `,
    queryRef,
  );
  const state = useSearch(income);
  const { chosen, shown, isBusy, set } = state;
  return (
    <Report
      title="agent_menu_income"
      filters={
        <ReportFilters report="INCOME" state={state}>
          <PeriodFilter value={chosen.period} onChange={set} />
          <ChoiceFilter
            label="income_group"
            value={chosen.group}
            options={revenueGroups}
            textOf={(group) => groupNames[group]}
            onChange={(group) => set({ group })}
          />
        </ReportFilters>
      }
    >
      <PayoutRequests />
      <KnownPage page={viewer.agent?.revenue}>
        {(revenue) =>
          revenue.rows.every(({ sums }) => isNothing(sums)) ? (
            <EmptyReport>
              <RecordEmpty title="income_none_title" text="agent_bets_none_text" />
            </EmptyReport>
          ) : (
            <div className={records.answer} aria-busy={isBusy}>
              <IncomeSums revenue={revenue} />
              <IncomeTable revenue={revenue} sort={shown.sort} onSort={(sort) => set(sortChanges(sort))} />
              <IncomeChart revenue={revenue} />
              <RecordExport input={{ revenue: shown.filter }} name="my-income.csv" />
            </div>
          )
        }
      </KnownPage>
    </Report>
  );
}
