import { useIntl } from "react-intl";
import { graphql } from "react-relay";
import type {
  OrderWatchSubscription,
  OrderWatchSubscription$data,
} from "../../__generated__/OrderWatchSubscription.graphql.ts";
import { useWatch } from "../../relay/useWatch.ts";
import { celebrate } from "../../ui/notice/celebrate.ts";
import { showToastOnDemand } from "../../ui/notice/showToastOnDemand.ts";
import { formatAmount } from "../../ui/text/Amount.tsx";
import { resultOf } from "./orderResult.ts";

type Settled = OrderWatchSubscription$data["lotteryOrderSettled"];

/** Keeps the caller's orders in the store up to date, announces when one has won or lost, and celebrates more than its stake. */
export function OrderWatch() {
  const { formatMessage, locale } = useIntl();
  const say = (order: Settled) => {
    const { id, state, stake, win, drawNumber, lottery } = order;
    if (state !== "WON" && state !== "LOST") return;
    const result = resultOf(order);
    const amount = win ? formatAmount(win, locale) : "";
    const text = formatMessage(
      { id: `lottery_settled_${result}` },
      {
        name: lottery.name,
        number: drawNumber,
        amount,
        stake: formatAmount(stake, locale),
      },
    );
    showToastOnDemand(text);
    if (result === "WON") celebrate({ kind: "win", id, text: amount, isSaid: true });
  };
  useWatch<OrderWatchSubscription>(
    graphql`
      subscription OrderWatchSubscription {
        lotteryOrderSettled {
          id
          state
          stake {
            ...Money_amount @relay(mask: false)
          }
          win {
            ...Money_amount @relay(mask: false)
          }
          drawNumber
          lottery {
            name
          }
          ...LotteryOrderCard_order
        }
      }
    `,
    {},
    { onNext: ({ lotteryOrderSettled }) => say(lotteryOrderSettled) },
  );
  return null;
}
