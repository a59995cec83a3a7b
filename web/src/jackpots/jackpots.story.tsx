import { cards } from "../../catalogue/cards.tsx";
import fragment, { type Jackpot_jackpot$key } from "../__generated__/Jackpot_jackpot.graphql.ts";
import { Jackpot } from "./Jackpot.tsx";

const level = (key: string, amount: string) => ({ key, title: key, amount: { amount }, share: "0.5" });

export const jackpot = cards(fragment, (key: Jackpot_jackpot$key) => <Jackpot jackpot={key} />, {
  "two levels": {
    name: "The arch",
    levels: [level("GRAND", "120500.25"), level("MINI", "48.10")],
    needsOptIn: false,
    lastWin: { account: "an***n", wonAt: "2031-05-05T09:58:00Z" },
    games: [],
  },
});
