import { expect, it } from "vitest";
import { bonusSearch } from "../bonuses/BonusPane.tsx";
import { recipientParam, settingParam } from "../caller/memberAddress.ts";
import { missionParams } from "../missions/MissionsPane.tsx";
import { movementParam } from "../records/account/AccountMovementDetail.tsx";
import { accountRecordSearch } from "../records/account/AccountRecordPane.tsx";
import { profitSearch } from "../records/profit/ProfitPane.tsx";
import { rewardSearch } from "../rewards/RewardPane.tsx";
import { depositParams } from "../wallet/deposit/depositSearch.ts";
import { payments } from "../wallet/payments/payments.ts";
import { withdrawalParam } from "../wallet/withdraw/withdrawSearch.ts";
import { betParam, betRecordSearch } from "./betRecord/betRecordSearch.ts";
import { messages } from "./messages/messageSearch.ts";
import { paneParams } from "./paneParams.ts";

it("the list has the parameters of every pane, and no others", () => {
  const lists = [bonusSearch, accountRecordSearch, betRecordSearch, profitSearch, rewardSearch, payments, messages];
  const panes = [missionParams, depositParams].flatMap((params): string[] => Object.values(params));
  const used = new Set([
    settingParam,
    withdrawalParam,
    betParam,
    movementParam,
    recipientParam,
    ...panes,
    ...lists.flatMap(({ names }) => names),
  ]);
  expect([...paneParams].toSorted()).toEqual([...used].toSorted());
});
