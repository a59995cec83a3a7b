import { cards } from "../../catalogue/cards.tsx";
import fragment, { type FreeSpinsCard_freeSpins$key } from "../__generated__/FreeSpinsCard_freeSpins.graphql.ts";
import { FreeSpinsCard } from "./FreeSpinsCard.tsx";

const freeSpins = {
  title: "Twenty spins",
  spins: 20,
  left: 12,
  turnover: 10,
  status: "ACTIVE",
  expiresAt: "2031-06-01T00:00:00Z",
  endedAt: null,
  games: [],
};

export const freeSpinsCard = cards(fragment, (key: FreeSpinsCard_freeSpins$key) => <FreeSpinsCard freeSpins={key} />, {
  active: freeSpins,
  used: { ...freeSpins, left: 0, status: "USED", endedAt: "2031-05-01T00:00:00Z" },
});
