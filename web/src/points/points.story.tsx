import { cards } from "../../catalogue/cards.tsx";
import fragment, { type PointRewardCard_reward$key } from "../__generated__/PointRewardCard_reward.graphql.ts";
import { PointRewardCard } from "./PointRewardCard.tsx";

const reward = {
  title: "A bonus of 10",
  points: 1000,
  stock: 4,
  mostPerMember: 2,
  leastRank: 3,
  turnover: 5,
  freeSpins: null,
};

export const pointRewardCard = cards(
  fragment,
  (key: PointRewardCard_reward$key) => <PointRewardCard reward={key} isEager />,
  { usual: reward, "none is left": { ...reward, stock: 0, mostPerMember: null, leastRank: 0, turnover: null } },
);
