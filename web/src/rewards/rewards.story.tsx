import { cards } from "../../catalogue/cards.tsx";
import fragment, { type RewardRow_reward$key } from "../__generated__/RewardRow_reward.graphql.ts";
import { RewardRow } from "./RewardRow.tsx";

const reward = {
  kind: "MISSION",
  title: "Bet 100 on slots",
  turnoverRequired: { amount: "50.00" },
  freeSpins: null,
  status: "AVAILABLE",
  claimBefore: "2031-06-01T00:00:00Z",
  endedAt: null,
};

export const rewardRow = cards(
  fragment,
  (key: RewardRow_reward$key) => <RewardRow reward={key} onClaimed={() => undefined} />,
  {
    available: reward,
    claimed: { ...reward, kind: "RAFFLE", status: "CLAIMED", endedAt: "2031-05-01T00:00:00Z" },
  },
);
