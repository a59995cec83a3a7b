import { FormattedMessage, useIntl } from "react-intl";
import { graphql } from "react-relay";
import type { LotteryOrdersQuery } from "../../__generated__/LotteryOrdersQuery.graphql.ts";
import { RecordExport } from "../../export/RecordExport.tsx";
import { DaysNotePart } from "../../records/DaysNotePart.tsx";
import { PeriodFilter } from "../../records/PeriodFilter.tsx";
import { openPresets } from "../../records/period.ts";
import { RecordBoundary } from "../../records/RecordBoundary.tsx";
import { useRecordAddress } from "../../records/useRecordAddress.ts";
import { useOwnQuery } from "../../relay/useOwnQuery.ts";
import { Chips } from "../../ui/control/Chips.tsx";
import { FilterRow } from "../../ui/control/FilterRow.tsx";
import { LotteryOrderList } from "./LotteryOrderList.tsx";
import styles from "./LotteryOrders.module.css";
import { orderFilter, orderSearchIn, orderStates, stateParam } from "./orderSearch.ts";

/** The caller's lottery orders, the latest first, filtered by the address. */
export function LotteryOrders({ placed }: { placed: number }) {
  const { formatMessage } = useIntl();
  const { params, shown, isBusy, filter } = useRecordAddress("orders.");
  const search = orderSearchIn(params);
  return (
    <div className={styles.orders}>
      <Chips
        label={formatMessage({ id: "lottery_orders_filter" })}
        options={orderStates.map((value) => ({ value, label: <FormattedMessage id={`lottery_orders_${value}`} /> }))}
        selected={search.state}
        onSelect={(state) => filter({ [stateParam]: state === "ALL" ? "" : state })}
      />
      <FilterRow>
        <PeriodFilter search={search} presets={openPresets} onChange={filter} />
        <DaysNotePart hasTimes />
      </FilterRow>
      <RecordBoundary>
        <Answer params={shown} isBusy={isBusy} placed={placed} />
      </RecordBoundary>
    </div>
  );
}

interface AnswerProps {
  params: URLSearchParams;
  isBusy: boolean;
  /** Number of orders placed since the lottery was opened: each one reads the list again. */
  placed: number;
}

function Answer({ params, isBusy, placed }: AnswerProps) {
  const filter = orderFilter(orderSearchIn(params));
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
    viewer.member && (
      <LotteryOrderList
        member={viewer.member}
        isBusy={isBusy}
        isFiltered={filter.period !== null || filter.states !== null}
        file={<RecordExport input={{ lotteryOrders: filter }} name="lottery-orders.csv" />}
      />
    )
  );
}
