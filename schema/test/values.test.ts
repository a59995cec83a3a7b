import { GraphQLEnumType } from "graphql";
import { expect, it } from "vitest";
import { mergeSchema } from "../src/merge.ts";
import * as values from "../src/values.ts";

const schema = mergeSchema();

it.each(
  Object.entries({
    AccountMovementKind: values.movementKinds,
    AgentActionKind: values.agentActionKinds,
    AgentReport: values.agentReports,
    BetStatus: values.betStatuses,
    ContractPeriod: values.contractPeriods,
    ContractState: values.contractStates,
    GameCategory: values.gameCategories,
    LoginMethod: values.loginMethods,
    LotteryKind: values.lotteryKinds,
    PeriodPreset: values.periods,
    PointType: values.pointTypes,
    RewardKind: values.rewardKinds,
    SubAccountRight: values.subAccountRights,
    WebhookEventType: values.webhookEventTypes,
    WebhookState: values.webhookStates,
    WithdrawalPartState: values.paymentStates,
    WithdrawalState: values.withdrawalStates,
  }),
)("the values of %s are those of the contract's enum", (name, list) => {
  const type = schema.getType(name);
  const known = type instanceof GraphQLEnumType ? type.getValues().map((value) => value.name) : [];
  expect(known.filter((value) => value !== "UNKNOWN").sort()).toEqual([...list].sort());
});
