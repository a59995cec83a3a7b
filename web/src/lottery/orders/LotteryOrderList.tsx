import { ReceiptText } from "lucide-react";
import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { graphql, usePaginationFragment } from "react-relay";
import type { LotteryOrderList_member$key } from "../../__generated__/LotteryOrderList_member.graphql.ts";
import type { LotteryOrderListPaginationQuery } from "../../__generated__/LotteryOrderListPaginationQuery.graphql.ts";
import { LoadMore } from "../../relay/LoadMore.tsx";
import { EmptyState } from "../../ui/state/EmptyState.tsx";
import { LotteryOrderCard } from "./LotteryOrderCard.tsx";
import styles from "./LotteryOrders.module.css";

const PAGE = 20;

interface Props {
  member: LotteryOrderList_member$key;
  isBusy: boolean;
  /** Whether a filter may hide orders. */
  isFiltered: boolean;
  /** Saves the orders as a file. */
  file: ReactNode;
}

/** The caller's orders, with a button that loads more. */
export function LotteryOrderList({ member, isBusy, isFiltered, file }: Props) {
  const { data, ...list } = usePaginationFragment<LotteryOrderListPaginationQuery, LotteryOrderList_member$key>(
    graphql`
      fragment LotteryOrderList_member on Member
      @throwOnFieldError
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 20 }
        cursor: { type: "String" }
        filter: { type: "LotteryOrderFilter" }
      )
      @refetchable(queryName: "LotteryOrderListPaginationQuery") {
        lotteryOrders(filter: $filter, first: $count, after: $cursor)
          @connection(key: "LotteryOrderList_lotteryOrders") {
          edges {
            node {
              id
              ...LotteryOrderCard_order
            }
          }
        }
      }
    `,
    member,
  );
  const { edges } = data.lotteryOrders;
  if (edges.length === 0) {
    return (
      <EmptyState icon={<ReceiptText size={30} />} title={<FormattedMessage id="lottery_orders_none_title" />}>
        <FormattedMessage id={isFiltered ? "agent_bets_none_text" : "lottery_orders_none_text"} />
      </EmptyState>
    );
  }
  return (
    <div className={styles.orders} aria-busy={isBusy}>
      <ul className={styles.list}>
        {edges.map(({ node }) => (
          <LotteryOrderCard key={node.id} order={node} />
        ))}
      </ul>
      <LoadMore list={list} pageSize={PAGE}>
        <FormattedMessage id="games_more" />
      </LoadMore>
      {file}
    </div>
  );
}
