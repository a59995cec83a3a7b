import { graphql, usePreloadedQuery } from "react-relay";
import type { IncomeScreenQuery } from "../../__generated__/IncomeScreenQuery.graphql.ts";
import { RecordExport } from "../../export/RecordExport.tsx";
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

/** What the agent's team brought and what the agent was paid, by days, weeks or months. */
export function IncomeScreen({ queryRef }: ScreenProps<IncomeScreenQuery>) {
  const { viewer } = usePreloadedQuery<IncomeScreenQuery>(
    graphql`
      query IncomeScreenQuery($filter: AgentRevenueFilter) @preloadable {
        viewer {
          agent {
            revenue(filter: $filter) @catch(to: RESULT) {
              totals {
                gross {
                  amount
                }
                total {
                  amount
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
      {(revenue) => {
        const { gross, total } = revenue.totals;
        const sums = (
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
        );
        const isEmpty = Number(gross.amount) === 0 && Number(total.amount) === 0;
        return isEmpty ? <EmptyReport>{sums}</EmptyReport> : sums;
      }}
    </Report>
  );
}
