import { FormattedMessage, useIntl } from "react-intl";
import { graphql, usePaginationFragment } from "react-relay";
import type { DepositList_member$key } from "../../__generated__/DepositList_member.graphql.ts";
import type { DepositListPaginationQuery } from "../../__generated__/DepositListPaginationQuery.graphql.ts";
import { PaymentList } from "../payments/PaymentList.tsx";
import type { PaymentSearch } from "../payments/paymentSearch.ts";
import { DepositRow } from "./DepositRow.tsx";
import { depositFilter } from "./depositSearch.ts";

interface Props {
  member: DepositList_member$key;
  /** The filters that are selected; `shown` lags behind them while their payments are on their way. */
  chosen: PaymentSearch;
  shown: PaymentSearch;
  isBusy: boolean;
  onSearch: (search: PaymentSearch) => void;
  onOpen: (id: string) => void;
}

/** The member's deposits of a period, the latest first. */
export function DepositList({ member, chosen, shown, isBusy, onSearch, onOpen }: Props) {
  const { formatMessage } = useIntl();
  const { data, ...list } = usePaginationFragment<DepositListPaginationQuery, DepositList_member$key>(
    graphql`
      fragment DepositList_member on Member
      @throwOnFieldError
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 10 }
        cursor: { type: "String" }
        filter: { type: "DepositFilter" }
      )
      @refetchable(queryName: "DepositListPaginationQuery") {
        deposits(filter: $filter, first: $count, after: $cursor) @connection(key: "DepositList_deposits") {
          edges {
            node {
              id
              ...DepositRow_deposit
            }
          }
        }
      }
    `,
    member,
  );
  const { edges } = data.deposits;
  return (
    <PaymentList
      title={<FormattedMessage id="deposit_list" />}
      search={chosen}
      isBusy={isBusy}
      stateText={(state) => formatMessage({ id: `deposit_show_${state}` })}
      onSearch={onSearch}
      list={list}
      rows={edges.map(({ node }) => <DepositRow key={node.id} deposit={node} onOpen={onOpen} />)}
      noneTitle={<FormattedMessage id="deposit_none_title" />}
      noneText={<FormattedMessage id="deposit_none_text" />}
      file={{ input: { deposits: depositFilter(shown) }, name: "deposits.csv" }}
    />
  );
}
