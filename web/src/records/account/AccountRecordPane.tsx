import { FormattedMessage, useIntl } from "react-intl";
import { graphql } from "react-relay";
import type { AccountRecordPaneQuery } from "../../__generated__/AccountRecordPaneQuery.graphql.ts";
import { RecordExport } from "../../export/RecordExport.tsx";
import { useOwnQuery } from "../../relay/useOwnQuery.ts";
import { FilterRow } from "../../ui/control/FilterRow.tsx";
import { FilterSelect } from "../../ui/control/FilterSelect.tsx";
import { usePhone } from "../../ui/layout/usePhone.ts";
import { DaysNotePart } from "../DaysNotePart.tsx";
import { FirstPage, knownPage } from "../FirstPage.tsx";
import { PeriodFilter } from "../PeriodFilter.tsx";
import { recordPresets } from "../period.ts";
import { RecordBoundary } from "../RecordBoundary.tsx";
import styles from "../Records.module.css";
import { afterParam, useRecordAddress } from "../useRecordAddress.ts";
import { AccountMovementList } from "./AccountMovementList.tsx";
import { AccountMovements } from "./AccountMovements.tsx";
import { accountRecordFilter, accountRecordParams, accountRecordSearchIn, recordKinds } from "./accountRecordSearch.ts";

/** The movements of the member's main wallet, filtered by the address. */
export function AccountRecordPane() {
  const { formatMessage } = useIntl();
  const { params, shown, isBusy, filter, goToPage } = useRecordAddress();
  const search = accountRecordSearchIn(params);
  return (
    <section className={styles.pane} aria-labelledby="account-record">
      <h2 id="account-record" className={styles.title}>
        <FormattedMessage id="member_transactionHistory" />
      </h2>
      <FilterRow>
        <PeriodFilter search={search} presets={recordPresets} onChange={filter} />
        <FilterSelect
          label={<FormattedMessage id="record_kind" />}
          value={search.kind}
          options={(["", ...recordKinds] as const).map((value) => ({
            value,
            label: formatMessage({ id: `record_kind_${value || "ALL"}` }),
          }))}
          onChange={(kind) => filter({ [accountRecordParams.kind]: kind })}
        />
        <DaysNotePart hasTimes />
      </FilterRow>
      <RecordBoundary>
        <Answer params={shown} isBusy={isBusy} onPage={goToPage} />
      </RecordBoundary>
    </section>
  );
}

interface AnswerProps {
  params: URLSearchParams;
  isBusy: boolean;
  onPage: (after: string | null) => void;
}

function Answer({ params, isBusy, onPage }: AnswerProps) {
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
  if (!page) return null;
  const known = knownPage(page, params);
  return known ? <AccountMovements record={known} onPage={onPage} {...shared} /> : <FirstPage />;
}
