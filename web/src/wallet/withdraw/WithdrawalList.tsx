import { graphql } from "react-relay";
import type { WithdrawalListQuery } from "../../__generated__/WithdrawalListQuery.graphql.ts";
import { RecordEmpty } from "../../records/RecordEmpty.tsx";
import { RecordList } from "../../records/RecordList.tsx";
import { useSearch } from "../../records/useSearch.ts";
import { PaymentFilters, PaymentList } from "../payments/PaymentList.tsx";
import { payments } from "../payments/payments.ts";
import { WithdrawalRow } from "./WithdrawalRow.tsx";
import { withdrawalFilter } from "./withdrawSearch.ts";

/** The member's withdrawals of a period, the latest first. */
export function WithdrawalList({ onOpen }: { onOpen: (id: string) => void }) {
  const state = useSearch(payments);
  return (
    <PaymentList title="withdraw_list">
      <RecordList
        state={state}
        filters={<PaymentFilters state={state} textOf={(group) => `withdraw_show_${group}`} />}
        query={graphql`
          query WithdrawalListQuery($filter: WithdrawalFilter, $after: String) @throwOnFieldError {
            viewer {
              member {
                page: withdrawals(filter: $filter, first: 10, after: $after) @catch(to: RESULT) {
                  edges {
                    node {
                      id
                      ...WithdrawalRow_withdrawal
                    }
                  }
                  ...RecordList_page
                }
              }
            }
          }
        `}
        variables={(values, { after }) => ({ filter: withdrawalFilter(values), after })}
        pageOf={({ viewer }: WithdrawalListQuery["response"]) => viewer.member?.page}
        row={(withdrawal) => <WithdrawalRow withdrawal={withdrawal} onOpen={onOpen} />}
        empty={<RecordEmpty title="withdraw_none_title" text="withdraw_none_text" />}
        file={{ input: { withdrawals: withdrawalFilter(state.shown) }, name: "withdrawals.csv" }}
      />
    </PaymentList>
  );
}
