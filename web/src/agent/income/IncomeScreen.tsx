import { graphql, usePreloadedQuery } from "react-relay";
import type { IncomeScreenQuery } from "../../__generated__/IncomeScreenQuery.graphql.ts";
import { RecordExport } from "../../export/RecordExport.tsx";
import { RecordEmpty } from "../../records/RecordEmpty.tsx";
import type { ScreenProps } from "../../relay/queryRoute.tsx";
import { lazyPart } from "../../ui/lazy/lazyPart.tsx";
import { EmptyReport } from "../report/EmptyReport.tsx";
import { Report } from "../report/Report.tsx";
import { useReportAddress } from "../report/useReportAddress.ts";
import { IncomeChart } from "./IncomeChart.tsx";
import { IncomeSums } from "./IncomeSums.tsx";
import { IncomeTable } from "./IncomeTable.tsx";
import { incomeFilter, parseIncomeSearch, writeIncomeSearch } from "./incomeSearch.ts";

// Fields and their library are the largest part of the page, and nobody needs them at once.
const IncomeFilters = lazyPart(async () => (await import("./IncomeFilters.tsx")).IncomeFilters, "agent");

const isNothing = (sums: readonly ({ readonly amount: string } | null | undefined)[]) =>
  sums.every((money) => Number(money?.amount ?? 0) === 0);

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
                  gross {
                    amount
                  }
                  bonus {
                    amount
                  }
                  fees {
                    amount
                  }
                  carryOver {
                    amount
                  }
                  balanceForward {
                    amount
                  }
                  total {
                    amount
                  }
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
  const { params, isBusy, go } = useReportAddress();
  const search = parseIncomeSearch(params);
  return (
    <Report
      title="agent_menu_income"
      result={viewer.agent?.revenue}
      isBusy={isBusy}
      filters={(refusals) => <IncomeFilters search={search} refusals={refusals} onSearch={go} />}
    >
      {(revenue) =>
        revenue.rows.every(({ sums }) => isNothing(Object.values(sums))) ? (
          <EmptyReport>
            <RecordEmpty title="income_none_title" text="agent_bets_none_text" />
          </EmptyReport>
        ) : (
          <>
            <IncomeSums revenue={revenue} />
            <IncomeChart revenue={revenue} />
            <IncomeTable
              revenue={revenue}
              search={search}
              onSort={(sort) => go(writeIncomeSearch({ ...search, sort }))}
            />
            <RecordExport input={{ revenue: incomeFilter(search) }} name="my-income.csv" />
          </>
        )
      }
    </Report>
  );
}
