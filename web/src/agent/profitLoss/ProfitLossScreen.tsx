import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { graphql } from "react-relay";
import type { ProfitLossScreenQuery } from "../../__generated__/ProfitLossScreenQuery.graphql.ts";
import type { teamProfit_balance$key } from "../../__generated__/teamProfit_balance.graphql.ts";
import type { teamProfit_team$key } from "../../__generated__/teamProfit_team.graphql.ts";
import { PeriodFilter } from "../../records/PeriodFilter.tsx";
import { RecordPages } from "../../records/RecordList.tsx";
import { useSearch } from "../../records/useSearch.ts";
import type { ScreenProps } from "../../relay/queryRoute.tsx";
import type { Column } from "../../ui/table/sort.ts";
import shared from "../downline/Downline.module.css";
import { DownlinePath } from "../downline/DownlinePath.tsx";
import { Stranger } from "../downline/Stranger.tsx";
import { OtherCurrencies } from "../OtherCurrencies.tsx";
import { EmptyLevel } from "../report/EmptyLevel.tsx";
import { KeywordFilter } from "../report/KeywordFilter.tsx";
import { Report } from "../report/Report.tsx";
import { ReportFilters } from "../report/ReportFilters.tsx";
import { ReportTable } from "../report/ReportTable.tsx";
import { ReportTotals, TotalsTogether } from "../report/ReportTotals.tsx";
import { RowsChoice } from "../report/RowsChoice.tsx";
import styles from "./ProfitLoss.module.css";
import { ProfitLossByDay } from "./ProfitLossByDay.tsx";
import { ProfitLossPageSums } from "./ProfitLossPageSums.tsx";
import { ProfitLossRow } from "./ProfitLossRow.tsx";
import { pageOfProfitLoss, profitLevelAddress, profitLoss } from "./profitLoss.ts";
import { TeamAmount } from "./TeamAmount.tsx";
import { type Amounts, balanceOf, figures, teamProfitOf } from "./teamProfit.ts";

/** The amounts that are known, as the sums of a report: what one looks at first stands first, where lines are cut. */
const TeamProfitSums = ({ amounts, ...props }: { title?: ReactNode; count?: ReactNode; amounts: Amounts }) => (
  <ReportTotals
    {...props}
    sums={figures
      .filter(({ name }) => amounts[name])
      .toSorted((one, other) => Number(other.isMain ?? false) - Number(one.isMain ?? false))
      .map((figure) => ({ name: figure.name, value: <TeamAmount figure={figure} amounts={amounts} /> }))}
  />
);

/** The sums of all accounts that match the filters, with everyone below them. */
function ProfitLossTotals({ totals }: { totals: teamProfit_team$key }) {
  const { accountCount, amounts } = teamProfitOf(totals);
  return (
    <TeamProfitSums
      count={<FormattedMessage id="agent_team_count" values={{ count: accountCount }} />}
      amounts={amounts}
    />
  );
}

/** Shows what the account of the open level holds itself. The rows leave it out. */
const OwnBalance = ({ account, balance }: { account: string | undefined; balance: teamProfit_balance$key }) => (
  <TeamProfitSums
    title={<FormattedMessage id="agent_balance_own" values={{ account }} />}
    amounts={balanceOf(balance)}
  />
);

const columns: readonly Column[] = [
  { id: "agent_account", sortKey: "ACCOUNT" },
  ...figures.map(({ name, ...column }) => ({ ...column, id: name, isAmount: true })),
];

/** What the accounts of the agent's team gained and lost: a level at a time, or what a search finds at any depth. */
export function ProfitLossScreen({ queryRef }: ScreenProps<ProfitLossScreenQuery>) {
  const state = useSearch(profitLoss);
  const { chosen, shown, set } = state;
  const isSearch = shown.keyword !== "";
  const addressOf = (account?: string) => profitLevelAddress(state.own, account);
  /** The way to the level that the report shows, and what its rows add up. */
  const placeOf = (path: readonly string[]) => (
    <div className={styles.place}>
      {!isSearch && <DownlinePath path={path} addressOf={addressOf} />}
      <p className={shared.note}>
        {path.length > 1 ? (
          <FormattedMessage id="agent_profit_note_below" values={{ account: path.at(-1) }} />
        ) : (
          <FormattedMessage id="agent_profit_note" />
        )}
      </p>
    </div>
  );
  return (
    <Report
      title="agent_menu_profit"
      filters={
        <ReportFilters report="PROFIT_AND_LOSS" state={state} record={{ profitAndLoss: state.shown.filter }}>
          <PeriodFilter value={chosen.period} onChange={set} />
          <KeywordFilter value={chosen.keyword} label="agent_account" />
        </ReportFilters>
      }
      stranger={<Stranger to={addressOf()} />}
    >
      <RecordPages
        state={state}
        queryRef={queryRef}
        query={graphql`
          query ProfitLossScreenQuery(
            $filter: ProfitAndLossFilter
            $sort: ProfitAndLossSort
            $first: Int!
            $after: String
          ) @preloadable {
            viewer {
              agent {
                page: profitAndLoss(filter: $filter, sort: $sort, first: $first, after: $after) @catch(to: RESULT) {
                  path
                  edges {
                    node {
                      id
                      account
                      otherCurrencies
                      ...ProfitLossRow_account
                      ...ProfitLossPageSums_accounts
                    }
                  }
                  ...RecordList_page
                  ownBalance {
                    ...teamProfit_balance
                  }
                  totals {
                    ...teamProfit_team
                  }
                  ...ProfitLossByDay_accounts
                }
              }
            }
          }
        `}
        variables={pageOfProfitLoss}
        pageOf={({ viewer }: ProfitLossScreenQuery["response"]) => viewer.agent?.page}
        empty={({ path }) => (
          <>
            {placeOf(path)}
            <EmptyLevel
              path={path}
              isSearch={isSearch}
              searchText={<FormattedMessage id="agent_profit_not_found_text" />}
            />
          </>
        )}
        sums={({ path, totals, ownBalance }) => (
          <>
            {placeOf(path)}
            <TotalsTogether>
              <ProfitLossTotals totals={totals} />
              {ownBalance && <OwnBalance account={path.at(-1)} balance={ownBalance} />}
            </TotalsTogether>
          </>
        )}
        row={(account) => <ProfitLossRow account={account} addressOf={addressOf} />}
        // A search finds accounts below each other: their sum would count the same bets twice.
        foot={(accounts) => !isSearch && <ProfitLossPageSums accounts={accounts} />}
        frame={(rows, footRef) => (
          <ReportTable name="profitLoss" caption="agent_menu_profit" columns={columns} state={state} footRef={footRef}>
            {rows}
          </ReportTable>
        )}
        below={(accounts) => (
          <>
            {isSearch &&
              accounts.edges.map(({ node: { id, account, otherCurrencies } }) => (
                <OtherCurrencies key={id} account={account} currencies={otherCurrencies} />
              ))}
            <ProfitLossByDay accounts={accounts} />
          </>
        )}
        tools={<RowsChoice list="profitLoss" onChange={() => set({})} />}
        file={{ input: { profitAndLoss: shown.filter }, name: "user-profit-and-loss.csv" }}
      />
    </Report>
  );
}
