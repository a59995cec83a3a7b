import { FormattedMessage, useIntl } from "react-intl";
import { graphql } from "react-relay";
import type { AccountRecordPaneQuery } from "../../__generated__/AccountRecordPaneQuery.graphql.ts";
import { RecordExport } from "../../export/RecordExport.tsx";
import { useOwnQuery } from "../../relay/useOwnQuery.ts";
import { FilterSelect } from "../../ui/control/FilterSelect.tsx";
import { usePhone } from "../../ui/layout/usePhone.ts";
import { DaysNotePart } from "../DaysNotePart.tsx";
import { FilteredRecord, type RecordAnswerProps, type RecordFiltersProps } from "../FilteredRecord.tsx";
import { KnownPage } from "../FirstPage.tsx";
import { PeriodFilter } from "../PeriodFilter.tsx";
import { recordPresets } from "../period.ts";
import { RecordPane } from "../RecordPane.tsx";
import { afterParam } from "../useRecordAddress.ts";
import { AccountMovementList } from "./AccountMovementList.tsx";
import { AccountMovements } from "./AccountMovements.tsx";
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

function Answer({ params, isBusy, onPage }: RecordAnswerProps) {
  const isEndless = usePhone();
  const filter = accountRecordFilter(accountRecordSearchIn(params));
  const { viewer } = useOwnQuery<AccountRecordPaneQuery>(
    graphql`
      query AccountRecordPaneQuery($filter: AccountRecordFilter, $after: String, $isEndless: Boolean!)
      @throwOnFieldError {
        viewer {
          member {
            page: accountRecord(filter: $filter, first: 20, after: $after) @skip(if: $isEndless) @catch(to: RESULT) {
              ...AccountMovements_record
            }
            ...AccountMovementList_member @arguments(filter: $filter) @include(if: $isEndless) @alias(as: "endless")
          }
        }
      }
    `,
    { filter, after: params.get(afterParam), isEndless },
    { fetchPolicy: "store-and-network" },
  );
  if (!viewer.member) return null;
  const { page, endless } = viewer.member;
  const shared = { isBusy, file: <RecordExport input={{ accountRecord: filter }} name="account-record.csv" /> };
  if (endless) return <AccountMovementList member={endless} {...shared} />;
  return (
    <KnownPage page={page} params={params}>
      {(known) => <AccountMovements record={known} onPage={onPage} {...shared} />}
    </KnownPage>
  );
}
