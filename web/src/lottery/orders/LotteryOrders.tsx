import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { graphql } from "react-relay";
import type { LotteryOrderState, LotteryOrdersQuery } from "../../__generated__/LotteryOrdersQuery.graphql.ts";
import { RecordExport } from "../../export/RecordExport.tsx";
import { useOwnQuery } from "../../relay/useOwnQuery.ts";
import { Chips } from "../../ui/control/Chips.tsx";
import { LotteryOrderList } from "./LotteryOrderList.tsx";
import styles from "./LotteryOrders.module.css";

const filters = {
  ALL: null,
  OPEN: ["OPEN"],
  WON: ["WON"],
  LOST: ["LOST"],
} as const satisfies Readonly<Record<string, readonly LotteryOrderState[] | null>>;
const options = (["ALL", "OPEN", "WON", "LOST"] as const).map((value) => ({
  value,
  label: <FormattedMessage id={`lottery_orders_${value}`} />,
}));

/** The caller's lottery orders, the latest first. */
export function LotteryOrders({ placed }: { placed: number }) {
  const { formatMessage } = useIntl();
  const [shown, setShown] = useState<keyof typeof filters>("ALL");
  const filter = filters[shown] ? { states: filters[shown] } : null;
  // Shown in a tab, so no route's loader could start the query earlier.
  const { viewer } = useOwnQuery<LotteryOrdersQuery>(
    graphql`
      query LotteryOrdersQuery($filter: LotteryOrderFilter) @throwOnFieldError {
        viewer {
          member {
            ...LotteryOrderList_member @arguments(filter: $filter)
          }
        }
      }
    `,
    { filter },
    { fetchPolicy: "store-and-network", fetchKey: placed },
  );
  return (
    <div className={styles.orders}>
      <Chips
        label={formatMessage({ id: "lottery_orders_filter" })}
        options={options}
        selected={shown}
        onSelect={setShown}
      />
      {viewer.member && (
        <LotteryOrderList
          key={shown}
          member={viewer.member}
          file={<RecordExport input={{ lotteryOrders: filter ?? {} }} name="lottery-orders.csv" />}
        />
      )}
    </div>
  );
}
