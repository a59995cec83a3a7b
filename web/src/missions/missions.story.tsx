import { cards } from "../../catalogue/cards.tsx";
import fragment, { type MissionCard_mission$key } from "../__generated__/MissionCard_mission.graphql.ts";
import { MissionCard } from "./MissionCard.tsx";

const mission = {
  title: "Bet 100 on slots",
  goal: "100",
  progress: "40",
  currency: "USD",
  score: 5,
  state: "OPEN",
  resetsAt: null,
};

export const missionCard = cards(fragment, (key: MissionCard_mission$key) => <MissionCard mission={key} />, {
  open: mission,
  claimable: { ...mission, progress: "100", state: "CLAIMABLE" },
  claimed: { ...mission, progress: "100", state: "CLAIMED" },
});
