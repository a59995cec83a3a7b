import { UserX } from "lucide-react";
import { FormattedMessage } from "react-intl";
import { graphql, usePreloadedQuery } from "react-relay";
import { Link } from "react-router-dom";
import type { ProfitLossScreenQuery } from "../../__generated__/ProfitLossScreenQuery.graphql.ts";
import { RecordExport } from "../../export/RecordExport.tsx";
import type { ScreenProps } from "../../relay/queryRoute.tsx";
import { lazyPart } from "../../ui/lazy/lazyPart.tsx";
import { EmptyState } from "../../ui/state/EmptyState.tsx";
import styles from "../downline/Downline.module.css";
import { EmptyLevel } from "../report/EmptyLevel.tsx";
import { Report } from "../report/Report.tsx";
import { useReportAddress } from "../report/useReportAddress.ts";
import { OwnBalance } from "./OwnBalance.tsx";
import { ProfitLossByDay } from "./ProfitLossByDay.tsx";
import { ProfitLossList } from "./ProfitLossList.tsx";
import { ProfitLossPage } from "./ProfitLossPage.tsx";
import { ProfitLossPlace } from "./ProfitLossPlace.tsx";
import { ProfitLossTotals } from "./ProfitLossTotals.tsx";
import {
  type ProfitLossSort,
  parseProfitLossSearch,
  profitLevelAddress,
  profitLossFilter,
  writeProfitLossSearch,
} from "./profitLossSearch.ts";

// Fields and their library are the largest part of the page, and nobody needs them at once.
const ProfitLossFilters = lazyPart(async () => (await import("./ProfitLossFilters.tsx")).ProfitLossFilters, "agent");

/** What the accounts of the agent's team gained and lost: a level at a time, or what a search finds at any depth. */
export function ProfitLossScreen({ queryRef }: ScreenProps<ProfitLossScreenQuery>) {
  const { viewer } = usePreloadedQuery<ProfitLossScreenQuery>(
    graphql`
      query ProfitLossScreenQuery(
        $filter: ProfitAndLossFilter
        $sort: ProfitAndLossSort
        $first: Int!
        $after: String
        $isEndless: Boolean!
      ) @preloadable {
        viewer {
          agent {
            page: profitAndLoss(filter: $filter, sort: $sort, first: $first, after: $after) @catch(to: RESULT) {
              totalCount
              path
              ...OwnBalance_accounts
              ...ProfitLossTotals_accounts
              ...ProfitLossByDay_accounts
              ...ProfitLossPage_accounts @skip(if: $isEndless) @alias(as: "rows")
            }
            ...ProfitLossList_agent
              @arguments(filter: $filter, sort: $sort)
              @include(if: $isEndless)
              @alias(as: "list")
          }
        }
      }
    `,
    queryRef,
  );
  const { params, isBusy, go, goToPage } = useReportAddress();
  const search = parseProfitLossSearch(params);
  const { page, list } = viewer.agent ?? {};
  const order = { search, onSort: (sort: ProfitLossSort) => go(writeProfitLossSearch({ ...search, sort })) };
  const isSearch = search.keyword !== "";

  return (
    <Report
      title="agent_menu_profit"
      result={page}
      isBusy={isBusy}
      filters={(refusals) => (
        <>
          <ProfitLossFilters search={search} refusals={refusals} onSearch={go} />
          {refusals.account !== undefined && (
            <EmptyState icon={<UserX size={30} />} title={<FormattedMessage id={refusals.account} />}>
              <Link to={profitLevelAddress(search)} className={styles.link} preventScrollReset>
                <FormattedMessage id="agent_team_back" />
              </Link>
            </EmptyState>
          )}
        </>
      )}
    >
      {(accounts) => (
        <>
          <ProfitLossPlace path={accounts.path} search={search} />
          {accounts.totalCount === 0 ? (
            <EmptyLevel
              path={accounts.path}
              isSearch={isSearch}
              searchText={<FormattedMessage id="agent_profit_not_found_text" />}
            />
          ) : (
            <>
              <ProfitLossTotals accounts={accounts} />
              <OwnBalance accounts={accounts} />
              {accounts.rows && (
                <>
                  <ProfitLossPage accounts={accounts.rows} isBusy={isBusy} {...order} onPage={goToPage} />
                  <ProfitLossByDay accounts={accounts} />
                </>
              )}
              {list && (
                <>
                  {/* Above the list: below a list that grows, visitors would not find it. */}
                  <ProfitLossByDay accounts={accounts} />
                  <ProfitLossList agent={list} {...order} />
                </>
              )}
              <RecordExport input={{ profitAndLoss: profitLossFilter(search) }} name="user-profit-and-loss.csv" />
            </>
          )}
        </>
      )}
    </Report>
  );
}
