import { cards } from "../../catalogue/cards.tsx";
import fragment, { type BetRow_bet$key } from "../__generated__/BetRow_bet.graphql.ts";
import { BetRow } from "./betRecord/BetRow.tsx";

const bet = { gameName: "Golden Koi", round: "4821", placedAt: "2031-05-05T09:00:00Z" };

export const betRow = cards(fragment, (key: BetRow_bet$key) => <BetRow bet={key} />, {
  won: { ...bet, status: "WON" },
  lost: { ...bet, status: "LOST", payout: { amount: "0" }, profit: { amount: "-4.00" } },
  open: { ...bet, status: "UNSETTLED" },
});
