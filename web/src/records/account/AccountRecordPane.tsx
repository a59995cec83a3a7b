import { FormattedMessage, useIntl } from "react-intl";
import { graphql } from "react-relay";
import type { AccountRecordPaneQuery } from "../../__generated__/AccountRecordPaneQuery.graphql.ts";
import { RecordExport } from "../../export/RecordExport.tsx";
import { useOwnQuery } from "../../relay/useOwnQuery.ts";
import { FilterSelect } from "../../ui/control/FilterSelect.tsx";
import { DaysNotePart } from "../DaysNotePart.tsx";
import { FilteredRecord, type RecordAnswerProps, type RecordFiltersProps } from "../FilteredRecord.tsx";
import { KnownPage } from "../FirstPage.tsx";
import { PeriodFilter } from "../PeriodFilter.tsx";
import { recordPresets } from "../period.ts";
import { RecordEmpty } from "../RecordEmpty.tsx";
import { RecordPage } from "../RecordPage.tsx";
import { RecordPane } from "../RecordPane.tsx";
import { AccountMovementRow } from "./AccountMovementRow.tsx";
import { AccountSums } from "./AccountSums.tsx";
import { accountRecordFilter, accountRecordParams, accountRecordSearchIn, recordKinds } from "./accountRecordSearch.ts";

/** The movements of the member's main wallet, filtered by the address. */
export const AccountRecordPane = () => (
  <RecordPane title="member_transactionHistory">
    <FilteredRecord Filters={Filters} Answer={Answer} />
  </RecordPane>
);

function Filters({ params, onFilter }: RecordFiltersProps) {
  const { formatMessage } = useIntl();
  const search = accountRecordSearchIn(params);
  return (
    <>
      <PeriodFilter search={search} presets={recordPresets} onChange={onFilter} />
      <FilterSelect
        label={<FormattedMessage id="record_kind" />}
        value={search.kind}
        options={(["", ...recordKinds] as const).map((value) => ({
          value,
          label: formatMessage({ id: `record_kind_${value || "ALL"}` }),
        }))}
        onChange={(kind) => onFilter({ [accountRecordParams.kind]: kind })}
      />
      <DaysNotePart hasTimes />
    </>
  );
}

function Answer({ params, after, fetchKey }: RecordAnswerProps) {
  const filter = accountRecordFilter(accountRecordSearchIn(params));
  const { viewer } = useOwnQuery<AccountRecordPaneQuery>(
    graphql`
      query AccountRecordPaneQuery($filter: AccountRecordFilter, $after: String) @throwOnFieldError {
        viewer {
          member {
            page: accountRecord(filter: $filter, first: 20, after: $after) @catch(to: RESULT) {
              totalCount
              edges {
                node {
                  id
                  ...AccountMovementRow_movement
                }
              }
              pageInfo {
                ...RecordPage_pageInfo
              }
              pageCursors {
                ...Pagination_cursors
              }
              ...AccountSums_record
            }
          }
        }
      }
    `,
    { filter, after },
    { fetchPolicy: "store-and-network", fetchKey },
  );
  if (!viewer.member) return null;
  return (
    <KnownPage page={viewer.member.page} params={params}>
      {(page) =>
        page.totalCount === 0 ? (
          <RecordEmpty title="record_none_title" text="record_none_text" />
        ) : (
          <RecordPage
            cursors={page.pageCursors}
            pageInfo={page.pageInfo}
            sums={<AccountSums record={page} />}
            file={<RecordExport input={{ accountRecord: filter }} name="account-record.csv" />}
          >
            {page.edges.map(({ node }) => (
              <AccountMovementRow key={node.id} movement={node} />
            ))}
          </RecordPage>
        )
      }
    </KnownPage>
  );
}
