import { ReceiptText } from "lucide-react";
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { graphql, usePaginationFragment } from "react-relay";
import type { LotteryOrderList_member$key } from "../../__generated__/LotteryOrderList_member.graphql.ts";
import type { LotteryOrderListPaginationQuery } from "../../__generated__/LotteryOrderListPaginationQuery.graphql.ts";
import { Button } from "../../ui/button/Button.tsx";
import { EmptyState } from "../../ui/state/EmptyState.tsx";
import { LotteryOrderCard } from "./LotteryOrderCard.tsx";
import styles from "./LotteryOrders.module.css";

/** The caller's orders, with a button that loads more. */
export function LotteryOrderList({ member }: { member: LotteryOrderList_member$key }) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    LotteryOrderListPaginationQuery,
    LotteryOrderList_member$key
  >(
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
  const [hasFailed, setFailed] = useState(false);
  const { edges } = data.lotteryOrders;
  if (edges.length === 0) {
    return (
      <EmptyState icon={<ReceiptText size={30} />} title={<FormattedMessage id="lottery_orders_none_title" />}>
        <FormattedMessage id="lottery_orders_none_text" />
      </EmptyState>
    );
  }
  return (
    <>
      <ul className={styles.list}>
        {edges.map(({ node }) => (
          <LotteryOrderCard key={node.id} order={node} />
        ))}
      </ul>
      {hasFailed && (
        <p role="alert" className={styles.failed}>
          <FormattedMessage id="error_network" />
        </p>
      )}
      {hasNext && (
        <Button
          variant="secondary"
          className={styles.more ?? ""}
          isBusy={isLoadingNext}
          onClick={() => loadNext(20, { onComplete: (error) => setFailed(error !== null) })}
        >
          <FormattedMessage id="games_more" />
        </Button>
      )}
    </>
  );
}
