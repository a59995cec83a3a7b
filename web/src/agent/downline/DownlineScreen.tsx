import { ScrollText } from "lucide-react";
import { FormattedMessage } from "react-intl";
import { graphql } from "react-relay";
import { Link } from "react-router-dom";
import type { DownlineScreenQuery } from "../../__generated__/DownlineScreenQuery.graphql.ts";
import { ChoiceFilter } from "../../records/ChoiceFilter.tsx";
import { RecordPages } from "../../records/RecordList.tsx";
import { useSearch } from "../../records/useSearch.ts";
import type { ScreenProps } from "../../relay/queryRoute.tsx";
import { ScreenPart } from "../../relay/ScreenPart.tsx";
import { Switch } from "../../ui/control/Switch.tsx";
import type { Column } from "../../ui/table/sort.ts";
import { Text } from "../../ui/text/Text.tsx";
import form from "../AgentForm.module.css";
import { EmptyLevel } from "../report/EmptyLevel.tsx";
import { KeywordFilter } from "../report/KeywordFilter.tsx";
import { Report } from "../report/Report.tsx";
import { ReportFilters } from "../report/ReportFilters.tsx";
import { ReportTable } from "../report/ReportTable.tsx";
import { RowsChoice } from "../report/RowsChoice.tsx";
import { levelAddress } from "./addresses.ts";
import styles from "./Downline.module.css";
import { DownlinePath } from "./DownlinePath.tsx";
import { DownlineRow } from "./DownlineRow.tsx";
import { LinkFilter } from "./LinkFilter.tsx";
import { Stranger } from "./Stranger.tsx";
import { pageOfTeam, team } from "./team.ts";

const columns: readonly Column[] = [
  { id: "agent_account", sortKey: "ACCOUNT" },
  { id: "agent_status" },
  { id: "agent_team_level" },
  { id: "agent_team_below" },
  { id: "balance", sortKey: "BALANCE", isAmount: true },
  { id: "record_kind_REBATE", sortKey: "REBATE", isAmount: true },
  { id: "agent_team_registered", sortKey: "REGISTERED", isTime: true },
  { id: "agent_team_last_login", sortKey: "LAST_LOGIN", isTime: true },
];

const depositTexts = { "": "agent_team_deposit_any", "1": "agent_team_deposited", "0": "agent_link_undeposited" };

interface Place {
  readonly path: readonly string[];
  readonly edges: readonly { readonly node: { readonly hasDeposited: boolean | null | undefined } }[];
  readonly totalCount: number;
}

/** The agent's team: one level at a time, or the accounts that a search finds at any depth. */
export function DownlineScreen({ queryRef }: ScreenProps<DownlineScreenQuery>) {
  const state = useSearch(team);
  const { chosen, shown, set } = state;
  const place = ({ path, edges, totalCount }: Place) => (
    <div className={styles.head}>
      <span className={form.actions}>
        {shown.keyword === "" && <DownlinePath path={path} addressOf={levelAddress} />}
        <span className={form.actions}>
          {chosen.link && (
            <ScreenPart skeleton={null}>
              <LinkFilter value={chosen.link} onChange={(link) => set({ link })} />
            </ScreenPart>
          )}
          {(chosen.deposited || edges.some(({ node }) => node.hasDeposited !== null)) && (
            <ChoiceFilter
              label="agent_postback_DEPOSIT_FIRST"
              value={chosen.deposited}
              options={["", "1", "0"]}
              textOf={(deposited) => depositTexts[deposited]}
              onChange={(deposited) => set({ deposited })}
            />
          )}
        </span>
      </span>
      <Text as="p" className={styles.note} role="status" text="agent_team_count" values={{ count: totalCount }} />
    </div>
  );
  return (
    <Report
      title="agent_menu_team"
      aside={
        <Link to="/agent/team/log" className={styles.link} preventScrollReset>
          <ScrollText size={18} aria-hidden="true" />
          <FormattedMessage id="agent_log" />
        </Link>
      }
      filters={
        <ReportFilters report="TEAM" state={state} record={{ downline: state.shown.filter }}>
          <KeywordFilter value={chosen.keyword} label="agent_team_search" />
          <Switch isOn={chosen.isOnline} onChange={(isOnline) => set({ online: isOnline ? "1" : "" })}>
            <FormattedMessage id="agent_team_online" />
          </Switch>
        </ReportFilters>
      }
      stranger={<Stranger />}
    >
      <RecordPages
        state={state}
        queryRef={queryRef}
        query={graphql`
          query DownlineScreenQuery($filter: DownlineFilter, $sort: DownlineSort, $first: Int!, $after: String)
          @preloadable {
            viewer {
              agent {
                page: downline(filter: $filter, sort: $sort, first: $first, after: $after) @catch(to: RESULT) {
                  totalCount
                  path
                  edges {
                    node {
                      id
                      hasDeposited
                      ...DownlineRow_account
                    }
                  }
                  ...RecordList_page
                }
              }
            }
          }
        `}
        variables={pageOfTeam}
        pageOf={({ viewer }: DownlineScreenQuery["response"]) => viewer.agent?.page}
        empty={(page) => (
          <>
            {place(page)}
            <EmptyLevel
              path={page.path}
              isSearch={shown.keyword !== "" || shown.isOnline || shown.deposited !== "" || shown.link !== ""}
              searchText={<FormattedMessage id="agent_team_not_found_text" />}
            />
          </>
        )}
        sums={place}
        row={(account) => <DownlineRow account={account} />}
        frame={(rows) => (
          <ReportTable name="team" caption="agent_menu_team" columns={columns} state={state}>
            {rows}
          </ReportTable>
        )}
        tools={<RowsChoice list="team" onChange={() => set({})} />}
        file={{ input: { downline: shown.filter }, name: "team.csv" }}
      />
    </Report>
  );
}
