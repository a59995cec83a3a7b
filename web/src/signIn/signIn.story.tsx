import { cards } from "../../catalogue/cards.tsx";
import fragment, { type SignInDay_reward$key } from "../__generated__/SignInDay_reward.graphql.ts";
import { SignInDay } from "./SignInDay.tsx";

const day = { day: 3, tickets: 2 };

export const signInDay = cards(
  fragment,
  (key: SignInDay_reward$key) => (
    <>
      <SignInDay reward={key} state="received" isLast={false} />
      <SignInDay reward={key} state="today" isLast={false} />
      <SignInDay reward={key} state="later" isLast />
    </>
  ),
  { "received, today, the last one": day },
);
