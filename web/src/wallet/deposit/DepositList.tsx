import { graphql } from "react-relay";
import type { DepositListQuery } from "../../__generated__/DepositListQuery.graphql.ts";
import { RecordEmpty } from "../../records/RecordEmpty.tsx";
import { RecordList } from "../../records/RecordList.tsx";
import { useSearch } from "../../records/useSearch.ts";
import { PaymentFilters, PaymentList } from "../payments/PaymentList.tsx";
import { payments } from "../payments/payments.ts";
import { DepositRow } from "./DepositRow.tsx";
import { depositFilter } from "./depositSearch.ts";

/** The member's deposits of a period, the latest first. */
export function DepositList({ onOpen }: { onOpen: (id: string) => void }) {
  const state = useSearch(payments);
  return (
    <PaymentList title="deposit_list">
      <RecordList
        state={state}
        filters={<PaymentFilters state={state} textOf={(group) => `deposit_show_${group}`} />}
        query={graphql`
          query DepositListQuery($filter: DepositFilter, $after: String) @throwOnFieldError {
            viewer {
              member {
                page: deposits(filter: $filter, first: 10, after: $after) @catch(to: RESULT) {
                  edges {
                    node {
                      id
                      ...DepositRow_deposit
                    }
                  }
                  ...RecordList_page
                }
              }
            }
          }
        `}
        variables={(values, { after }) => ({ filter: depositFilter(values), after })}
        pageOf={({ viewer }: DepositListQuery["response"]) => viewer.member?.page}
        row={(deposit) => <DepositRow deposit={deposit} onOpen={onOpen} />}
        empty={<RecordEmpty title="deposit_none_title" text="deposit_none_text" />}
        file={{ input: { deposits: depositFilter(state.shown) }, name: "deposits.csv" }}
      />
    </PaymentList>
  );
}
