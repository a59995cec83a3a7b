import { expect, it } from "vitest";
import { bonusParams } from "../bonuses/bonusSearch.ts";
import { settingParam } from "../caller/memberAddress.ts";
import { missionParams } from "../missions/missionSearch.ts";
import { accountRecordParams } from "../records/account/accountRecordSearch.ts";
import { profitParams } from "../records/profit/profitSearch.ts";
import { rewardParams } from "../rewards/rewardSearch.ts";
import { depositParams } from "../wallet/deposit/depositSearch.ts";
import { withdrawParams } from "../wallet/withdraw/withdrawSearch.ts";
import { betRecordParams } from "./betRecord/betRecordSearch.ts";
import { messageParams } from "./messages/messageSearch.ts";
import { paneParams } from "./paneParams.ts";

it("the list has the parameters of every pane, and no others", () => {
  const panes = [
    bonusParams,
    missionParams,
    accountRecordParams,
    betRecordParams,
    profitParams,
    rewardParams,
    depositParams,
    withdrawParams,
    messageParams,
  ];
  const used = new Set([settingParam, ...panes.flatMap((params): string[] => Object.values(params))]);
  expect([...paneParams].toSorted()).toEqual([...used].toSorted());
});
