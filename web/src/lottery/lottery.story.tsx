import { cards } from "../../catalogue/cards.tsx";
import fragment, { type LotteryOrderCard_order$key } from "../__generated__/LotteryOrderCard_order.graphql.ts";
import { LotteryOrderCard } from "./orders/LotteryOrderCard.tsx";

const order = {
  internalID: "L-4821",
  lottery: { name: "Minute Draw", code: "SEA_5D_1M", kind: "FIVE_DIGITS" },
  drawNumber: "0002",
  commitment: "ab".repeat(32),
  draw: null,
  state: "OPEN",
  placedAt: "2031-05-05T09:59:00Z",
  win: null,
  lines: [{ playType: "LAST_TWO", playTypeTitle: "Last two", content: "3|5,6", betCount: 2, multiple: 1 }],
  cancellableUntil: "2031-05-05T10:30:00Z",
  chaseStep: null,
};
const draw = { numbers: ["3", "9", "3", "8", "5"], seed: "ab", prizes: [] };

export const lotteryOrderCard = cards(
  fragment,
  (key: LotteryOrderCard_order$key) => (
    <ul>
      <LotteryOrderCard order={key} />
    </ul>
  ),
  {
    open: order,
    won: { ...order, state: "WON", draw, win: { amount: "95.00" } },
    lost: { ...order, state: "LOST", draw, win: null, chaseStep: 2 },
  },
);
