import { cards } from "../../catalogue/cards.tsx";
import fragment, {
  type LeaderboardCard_leaderboard$key,
} from "../__generated__/LeaderboardCard_leaderboard.graphql.ts";
import { LeaderboardCard } from "./LeaderboardCard.tsx";

const leaderboard = {
  kind: "RACE",
  title: "The hall's week",
  summary: "Every bet counts.",
  playerCount: 1284,
  state: "ACTIVE",
  endsAt: "2031-05-06T12:00:00Z",
  prizes: [{}],
};

export const leaderboardCard = cards(
  fragment,
  (key: LeaderboardCard_leaderboard$key) => <LeaderboardCard leaderboard={key} isEager />,
  { running: leaderboard, ended: { ...leaderboard, state: "ENDED", prizes: [] } },
);
