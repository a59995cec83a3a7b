import { graphql, useFragment } from "react-relay";
import type { ProfitLossPage_accounts$key } from "../../__generated__/ProfitLossPage_accounts.graphql.ts";
import { Pagination } from "../../ui/control/Pagination.tsx";
import { ProfitLossTable } from "./ProfitLossTable.tsx";
import type { ProfitLossSearch, ProfitLossSort } from "./profitLossSearch.ts";

interface Props {
  accounts: ProfitLossPage_accounts$key;
  search: ProfitLossSearch;
  isBusy: boolean;
  onSort: (sort: ProfitLossSort) => void;
  onPage: (after: string | null) => void;
}

/** One page of accounts, and the links to the other pages. */
export function ProfitLossPage({ accounts, search, isBusy, onSort, onPage }: Props) {
  const { edges, pageInfo, pageCursors } = useFragment(
    graphql`
      fragment ProfitLossPage_accounts on AccountProfitConnection {
        edges {
          ...ProfitLossTable_edges
        }
        pageInfo {
          ...Pagination_pageInfo
        }
        pageCursors {
          ...Pagination_cursors
        }
      }
    `,
    accounts,
  );
  return (
    <>
      <ProfitLossTable edges={edges} search={search} onSort={onSort} />
      <Pagination cursors={pageCursors} pageInfo={pageInfo} isBusy={isBusy} onSelect={onPage} />
    </>
  );
}
