import { GraphQLEnumType } from "graphql";
import { expect, it } from "vitest";
import { mergeSchema } from "../src/merge.ts";
import * as values from "../src/values.ts";

const { pastPeriods, ...lists } = values;
const ENUMS: Record<keyof typeof lists, string> = {
  agentActionKinds: "AgentActionKind",
  agentReports: "AgentReport",
  betStatuses: "BetStatus",
  contractPeriods: "ContractPeriod",
  contractStates: "ContractState",
  gameCategories: "GameCategory",
  loginMethods: "LoginMethod",
  lotteryKinds: "LotteryKind",
  movementKinds: "AccountMovementKind",
  paymentStates: "WithdrawalPartState",
  periods: "PeriodPreset",
  pointTypes: "PointType",
  rewardKinds: "RewardKind",
  withdrawalStates: "WithdrawalState",
};

it.each(Object.entries(lists))("%s are all that the contract's enum can be", (name, list) => {
  const type = mergeSchema().getType(ENUMS[name as keyof typeof lists]);
  const known = type instanceof GraphQLEnumType ? type.getValues().map((value) => value.name) : [];
  expect(known.filter((value) => value !== "UNKNOWN").sort()).toEqual([...list].sort());
});
