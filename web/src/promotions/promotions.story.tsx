import { cards } from "../../catalogue/cards.tsx";
import fragment, { type PromotionCard_promotion$key } from "../__generated__/PromotionCard_promotion.graphql.ts";
import { PromotionCard } from "./PromotionCard.tsx";

const promotion = {
  category: "DAILY",
  title: "Deposit on Monday, play on Tuesday",
  summary: "Half of what you deposit, up to 500, once a week.",
  startsAt: "2031-05-01T00:00:00Z",
  endsAt: "2031-06-01T00:00:00Z",
  status: "JOIN",
  entry: "JOIN",
  freeSpins: null,
};

export const promotionCard = cards(
  fragment,
  (key: PromotionCard_promotion$key) => <PromotionCard promotion={key} standing={undefined} isEager />,
  {
    open: promotion,
    soon: { ...promotion, title: "Soon", startsAt: "2031-05-09T00:00:00Z", status: "COMING_SOON" },
  },
);
