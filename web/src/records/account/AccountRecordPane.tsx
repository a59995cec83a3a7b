import { graphql } from "react-relay";
import { useSearchParams } from "react-router-dom";
import type { AccountRecordPaneQuery } from "../../__generated__/AccountRecordPaneQuery.graphql.ts";
import { movementKinds } from "../choices.ts";
import { MovementKindFilter } from "../MovementKindFilter.tsx";
import { movementTotals } from "../movementTotals.tsx";
import { PeriodFilter } from "../PeriodFilter.tsx";
import { periodInput, recordPresets } from "../period.ts";
import { RecordBoundary } from "../RecordBoundary.tsx";
import { RecordEmpty } from "../RecordEmpty.tsx";
import { RecordList } from "../RecordList.tsx";
import { RecordPane } from "../RecordPane.tsx";
import { RecordSums } from "../RecordSums.tsx";
import { declareSearch } from "../search.ts";
import { useSearch } from "../useSearch.ts";
import { AccountMovementDetail, movementParam } from "./AccountMovementDetail.tsx";
import { AccountMovementRow } from "./AccountMovementRow.tsx";

export const accountRecordSearch = declareSearch((read) => {
  const period = read.period(recordPresets);
  const kind = read.choice("kind", movementKinds, "");
  return { period, kind, filter: { period: periodInput(period), kind: kind || null } };
});

/** The movements of the member's main wallet, filtered by the address, or the movement that the address names. */
export function AccountRecordPane() {
  const [params] = useSearchParams();
  const id = params.get(movementParam);
  return (
    <RecordPane title="member_transactionHistory">
      {id ? (
        <RecordBoundary key={id}>
          <AccountMovementDetail id={id} />
        </RecordBoundary>
      ) : (
        <Movements />
      )}
    </RecordPane>
  );
}

function Movements() {
  const state = useSearch(accountRecordSearch);
  const { chosen, shown, set } = state;
  return (
    <RecordList
      state={state}
      filters={
        <>
          <PeriodFilter value={chosen.period} presets={recordPresets} onChange={set} />
          <MovementKindFilter value={chosen.kind} onChange={set} />
        </>
      }
      query={graphql`
          query AccountRecordPaneQuery($filter: AccountRecordFilter, $after: String) @throwOnFieldError {
            viewer {
              member {
                page: accountRecord(filter: $filter, first: 20, after: $after) @catch(to: RESULT) {
                  edges {
                    node {
                      id
                      ...AccountMovementRow_movement
                    }
                  }
                  ...RecordList_page
                  totals {
                    ...movementTotals_sums
                  }
                }
              }
            }
          }
        `}
      variables={({ filter }, { after }) => ({ filter, after })}
      pageOf={({ viewer }: AccountRecordPaneQuery["response"]) => viewer.member?.page}
      sums={(page) => <RecordSums sums={movementTotals(page.totals)} />}
      row={(movement) => <AccountMovementRow movement={movement} />}
      empty={<RecordEmpty title="record_none_title" text="record_none_text" isOfWallet />}
      file={{ input: { accountRecord: shown.filter }, name: "account-record.csv" }}
    />
  );
}
