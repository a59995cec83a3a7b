import { useEffectEvent, useMemo } from "react";
import { useIntl } from "react-intl";
import { graphql, useSubscription } from "react-relay";
import type {
  OrderWatchSubscription,
  OrderWatchSubscription$data,
} from "../../__generated__/OrderWatchSubscription.graphql.ts";
import { formatAmount } from "../../ui/text/Amount.tsx";

type Settled = OrderWatchSubscription$data["lotteryOrderSettled"];

/** Keeps the caller's orders in the store up to date, and announces when one has won or lost. */
export function OrderWatch() {
  const { formatMessage, locale } = useIntl();
  const say = useEffectEvent((order: Settled) => {
    const { state, win, drawNumber, lottery } = order;
    if (state !== "WON" && state !== "LOST") return;
    const amount = win ? formatAmount(win, locale) : "";
    const text = formatMessage({ id: `lottery_settled_${state}` }, { name: lottery.name, number: drawNumber, amount });
    void import("../../ui/notice/showToast.ts").then(({ showToast }) => showToast(text));
  });
  useSubscription<OrderWatchSubscription>(
    useMemo(
      () => ({
        subscription: graphql`
          subscription OrderWatchSubscription {
            lotteryOrderSettled {
              state
              win {
                amount
                currency
              }
              drawNumber
              lottery {
                name
              }
              ...LotteryOrderCard_order
            }
          }
        `,
        variables: {},
        onNext: (answer) => answer && say(answer.lotteryOrderSettled),
      }),
      [],
    ),
  );
  return null;
}
