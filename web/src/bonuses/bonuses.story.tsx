import { cards } from "../../catalogue/cards.tsx";
import fragment, { type BonusCard_bonus$key } from "../__generated__/BonusCard_bonus.graphql.ts";
import { BonusCard } from "./BonusCard.tsx";

const bonus = {
  title: "Welcome bonus",
  turnoverDone: { amount: "500.00" },
  turnoverRequired: { amount: "2000.00" },
  categories: ["RNG", "FISH"],
  holdsWithdrawals: true,
  status: "ACTIVE",
  expiresAt: "2031-06-01T00:00:00Z",
  endedAt: null,
};
const over = { ...bonus, endedAt: "2031-05-01T00:00:00Z" };

export const bonusCard = cards(fragment, (key: BonusCard_bonus$key) => <BonusCard bonus={key} />, {
  active: bonus,
  completed: { ...over, status: "COMPLETED", turnoverDone: bonus.turnoverRequired },
  forfeited: { ...over, status: "FORFEITED" },
});
