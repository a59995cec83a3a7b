import { FormattedMessage } from "react-intl";
import { graphql, useFragment } from "react-relay";
import type { DownlineList_downline$key } from "../../__generated__/DownlineList_downline.graphql.ts";
import { RecordExport } from "../../export/RecordExport.tsx";
import { Pagination } from "../../ui/control/Pagination.tsx";
import { DataTable } from "../../ui/table/DataTable.tsx";
import type { Column } from "../../ui/table/sort.ts";
import { EmptyLevel } from "../report/EmptyLevel.tsx";
import styles from "./Downline.module.css";
import { DownlinePath } from "./DownlinePath.tsx";
import { DownlineRow } from "./DownlineRow.tsx";
import {
  type DownlineSearch,
  type DownlineSort,
  type DownlineSortKey,
  downlineFilter,
  levelAddress,
} from "./downlineSearch.ts";

const columns: readonly Column<DownlineSortKey>[] = [
  { id: "agent_account", sortKey: "ACCOUNT" },
  { id: "agent_status" },
  { id: "agent_team_level" },
  { id: "agent_team_below" },
  { id: "balance", sortKey: "BALANCE", isAmount: true },
  { id: "record_kind_REBATE", sortKey: "REBATE", isAmount: true },
  { id: "agent_team_registered", sortKey: "REGISTERED", isTime: true },
  { id: "agent_team_last_login", sortKey: "LAST_LOGIN", isTime: true },
];

interface Props {
  downline: DownlineList_downline$key;
  search: DownlineSearch;
  isBusy: boolean;
  onSort: (sort: DownlineSort) => void;
  onPage: (after: string | null) => void;
}

/** A page of the team: the way to the level, the number of accounts, and the accounts. */
export function DownlineList({ downline: key, search, isBusy, onSort, onPage }: Props) {
  const { totalCount, path, edges, pageInfo, pageCursors } = useFragment(
    graphql`
      fragment DownlineList_downline on DownlineConnection {
        totalCount
        path
        edges {
          node {
            id
            ...DownlineRow_account
          }
        }
        pageInfo {
          ...Pagination_pageInfo
        }
        pageCursors {
          ...Pagination_cursors
        }
      }
    `,
    key,
  );
  const isSearch = search.keyword !== "" || search.isOnline;
  return (
    <div className={styles.answer} aria-busy={isBusy}>
      <div className={styles.head}>
        {search.keyword === "" ? <DownlinePath path={path} addressOf={levelAddress} /> : <span />}
        <p className={styles.note} role="status">
          <FormattedMessage id="agent_team_count" values={{ count: totalCount }} />
        </p>
      </div>
      {edges.length === 0 ? (
        <EmptyLevel path={path} isSearch={isSearch} searchText={<FormattedMessage id="agent_team_not_found_text" />} />
      ) : (
        <DataTable
          name="team"
          caption={<FormattedMessage id="agent_menu_team" />}
          columns={columns}
          sort={search.sort}
          onSort={onSort}
        >
          {edges.map(({ node }) => (
            <DownlineRow key={node.id} account={node} />
          ))}
        </DataTable>
      )}
      <Pagination cursors={pageCursors} pageInfo={pageInfo} isBusy={isBusy} onSelect={onPage} />
      {totalCount > 0 && <RecordExport input={{ downline: downlineFilter(search) }} name="team.csv" />}
    </div>
  );
}
