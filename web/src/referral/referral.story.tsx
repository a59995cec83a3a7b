import { cards } from "../../catalogue/cards.tsx";
import fragment, { type FriendRow_friend$key } from "../__generated__/FriendRow_friend.graphql.ts";
import { FriendRow } from "./FriendRow.tsx";

const friend = {
  maskedName: "an***n",
  registeredAt: "2031-05-01T08:00:00Z",
  isVerified: true,
  hasDeposited: false,
  hasPlayed: false,
  qualifiedAt: null,
  reward: null,
};

export const friendRow = cards(fragment, (key: FriendRow_friend$key) => <FriendRow friend={key} />, {
  begun: friend,
  counts: { ...friend, qualifiedAt: "2031-05-02T08:00:00Z", reward: {} },
});
