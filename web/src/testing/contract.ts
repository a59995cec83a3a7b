/** A step of a contract with nothing but its rate. */
export const tier = (rate: string, changes: object = {}) => ({
  rate,
  periodValidBet: null,
  periodProfitAndLoss: null,
  activeMembers: null,
  betAmount: null,
  ...changes,
});

/** A contract that pays, as the gateway answers it. */
export const contract = (id: string, changes: object = {}) => ({
  __typename: "AgentContract",
  id,
  kind: "DAILY_SALARY",
  version: 1,
  holder: "agent",
  offerer: "senior",
  period: "DAILY",
  currency: "VND",
  state: "ACTIVE",
  terms: {
    __typename: "Contract",
    tiers: [tier("0.003"), tier("0.0125", { periodValidBet: "2000000", activeMembers: 3, betAmount: "10000" })],
  },
  offeredAt: "2026-11-01T10:00:00Z",
  answerBefore: null,
  endOfferedAt: null,
  nextSettlementAt: "2026-11-29T19:00:00Z",
  openStake: { amount: "7000", currency: "VND" },
  carryOver: null,
  acceptedAt: "2026-11-02T10:00:00Z",
  endedAt: null,
  paysFrom: "2026-11-01T17:00:00Z",
  paysUntil: null,
  viewerCanAnswer: false,
  viewerCanTerminate: true,
  viewerCanOfferEnd: false,
  ...changes,
});
