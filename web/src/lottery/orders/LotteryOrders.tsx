import { FormattedMessage, useIntl } from "react-intl";
import { graphql } from "react-relay";
import type { LotteryOrderState, LotteryOrdersQuery } from "../../__generated__/LotteryOrdersQuery.graphql.ts";
import { PeriodFilter } from "../../records/PeriodFilter.tsx";
import { openPresets, periodInput } from "../../records/period.ts";
import { RecordEmpty } from "../../records/RecordEmpty.tsx";
import { RecordList } from "../../records/RecordList.tsx";
import { declareSearch } from "../../records/search.ts";
import { useSearch } from "../../records/useSearch.ts";
import { Chips } from "../../ui/control/Chips.tsx";
import { LotteryOrderCard } from "./LotteryOrderCard.tsx";
import styles from "./LotteryOrders.module.css";

const states = ["OPEN", "WON", "LOST"] as const satisfies readonly LotteryOrderState[];

const orderSearch = declareSearch((read) => {
  const period = read.period(openPresets);
  const state = read.choice("state", states, "ALL");
  return { period, state, filter: { period: periodInput(period), states: state === "ALL" ? null : [state] } };
}, "orders.");

/** The caller's lottery orders, the latest first, filtered by the address. Each of `placed` orders reads the list again. */
export function LotteryOrders({ placed }: { placed: number }) {
  const { formatMessage } = useIntl();
  const search = useSearch(orderSearch);
  const { chosen, shown, own, set } = search;
  return (
    <div className={styles.orders}>
      <Chips
        label={formatMessage({ id: "lottery_orders_filter" })}
        options={(["ALL", ...states] as const).map((value) => ({
          value,
          label: <FormattedMessage id={`lottery_orders_${value}`} />,
        }))}
        selected={chosen.state}
        onSelect={(state) => set({ state })}
      />
      <RecordList
        state={search}
        filters={<PeriodFilter value={chosen.period} presets={openPresets} onChange={set} />}
        query={graphql`
          query LotteryOrdersQuery($filter: LotteryOrderFilter, $after: String) @throwOnFieldError {
            viewer {
              member {
                page: lotteryOrders(filter: $filter, first: 20, after: $after) @catch(to: RESULT) {
                  edges {
                    node {
                      id
                      ...LotteryOrderCard_order
                    }
                  }
                  ...RecordList_page
                }
              }
            }
          }
        `}
        variables={({ filter }, { after }) => ({ filter, after })}
        fetchKey={placed}
        pageOf={({ viewer }: LotteryOrdersQuery["response"]) => viewer.member?.page}
        row={(order) => <LotteryOrderCard order={order} />}
        frame={(orders) => <ul className={styles.list}>{orders}</ul>}
        empty={
          <RecordEmpty
            title="lottery_orders_none_title"
            text={own.size > 0 ? "agent_bets_none_text" : "lottery_orders_none_text"}
          />
        }
        file={{ input: { lotteryOrders: shown.filter }, name: "lottery-orders.csv" }}
      />
    </div>
  );
}
