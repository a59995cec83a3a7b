import { FormattedMessage, useIntl } from "react-intl";
import { graphql, usePaginationFragment } from "react-relay";
import type { WithdrawalList_member$key } from "../../__generated__/WithdrawalList_member.graphql.ts";
import type { WithdrawalListPaginationQuery } from "../../__generated__/WithdrawalListPaginationQuery.graphql.ts";
import { PaymentList } from "../payments/PaymentList.tsx";
import type { PaymentSearch } from "../payments/paymentSearch.ts";
import { WithdrawalRow } from "./WithdrawalRow.tsx";
import { withdrawalFilter } from "./withdrawSearch.ts";

interface Props {
  member: WithdrawalList_member$key;
  /** The filters that are selected; `shown` lags behind them while their payments are on their way. */
  chosen: PaymentSearch;
  shown: PaymentSearch;
  isBusy: boolean;
  onSearch: (search: PaymentSearch) => void;
  onOpen: (id: string) => void;
}

/** The member's withdrawals of a period, the latest first. */
export function WithdrawalList({ member, chosen, shown, isBusy, onSearch, onOpen }: Props) {
  const { formatMessage } = useIntl();
  const { data, ...list } = usePaginationFragment<WithdrawalListPaginationQuery, WithdrawalList_member$key>(
    graphql`
      fragment WithdrawalList_member on Member
      @throwOnFieldError
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 10 }
        cursor: { type: "String" }
        filter: { type: "WithdrawalFilter" }
      )
      @refetchable(queryName: "WithdrawalListPaginationQuery") {
        withdrawals(filter: $filter, first: $count, after: $cursor) @connection(key: "WithdrawalList_withdrawals") {
          edges {
            node {
              id
              ...WithdrawalRow_withdrawal
            }
          }
        }
      }
    `,
    member,
  );
  const { edges } = data.withdrawals;
  return (
    <PaymentList
      title={<FormattedMessage id="withdraw_list" />}
      search={chosen}
      isBusy={isBusy}
      stateText={(state) => formatMessage({ id: `withdraw_show_${state}` })}
      onSearch={onSearch}
      list={list}
      rows={edges.map(({ node }) => <WithdrawalRow key={node.id} withdrawal={node} onOpen={onOpen} />)}
      noneTitle={<FormattedMessage id="withdraw_none_title" />}
      noneText={<FormattedMessage id="withdraw_none_text" />}
      file={{ input: { withdrawals: withdrawalFilter(shown) }, name: "withdrawals.csv" }}
    />
  );
}
