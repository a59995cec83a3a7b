import { cards } from "../../catalogue/cards.tsx";
import fragment, { type MyLevel_progress$key } from "../__generated__/MyLevel_progress.graphql.ts";
import { MyLevel } from "./MyLevel.tsx";

const club = { label: "Jade", rank: 3, color: "#2f8f6b", secondaryColor: "#9fe0c4" };
const progress = {
  current: { club, turnover: { amount: "1000.00" } },
  next: { club: { label: "Ruby" }, turnover: { amount: "5000.00" }, benefits: ["VIP customer service"] },
  turnover: { amount: "2400.00" },
  keep: null,
};

export const myLevel = cards(fragment, (key: MyLevel_progress$key) => <MyLevel progress={key} timeZone="UTC" />, {
  "on the way": progress,
  "the highest": { ...progress, next: null },
});
