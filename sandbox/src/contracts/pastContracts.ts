import type { ContractKind, ContractPeriod, ContractState } from "./contractKinds.ts";
import { toRate } from "./rate.ts";
import type { Terms, Tier } from "./terms.ts";

/**
 * A contract of the time before the first start. Times of accepted contracts are hours before the last midnight, until
 * which the seed has bets; other times are hours before the start.
 */
export interface PastContract {
  kind: ContractKind;
  /** User name, or a place below `agent`: its first, second and third agent. */
  holder: string;
  /** Null for a contract with the operator. */
  offerer: string | null;
  period: ContractPeriod | null;
  terms: Terms;
  state: ContractState;
  offered: number;
  /** Null for an offer that was not accepted. */
  accepted: number | null;
  /** When it ended. */
  ended?: number;
  /** When its end was offered, in hours before the start. */
  endOffered?: number;
}

const DAY = 24;
const none = { periodValidBet: null, periodProfitAndLoss: null, activeMembers: null, betAmount: null };

/** Steps by their rates; each further step needs more valid bets, in minor units, and more members who bet. */
const steps = (rates: readonly string[], validBet = 0n, members = 0): Terms => ({
  tiers: rates.map(
    (rate, index): Tier => ({
      ...none,
      rate: toRate(rate),
      periodValidBet: index === 0 || validBet === 0n ? null : validBet * BigInt(index),
      activeMembers: index === 0 || members === 0 ? null : members * index,
      betAmount: index === 0 || members === 0 ? null : 10_000n,
    }),
  ),
});
const perBet = (profitRate: string, lossRate: string, singleBetAmount: bigint | null): Terms => ({
  profitRate: toRate(profitRate),
  lossRate: toRate(lossRate),
  singleBetAmount,
});

const dividend = { kind: "dividend", period: "WEEKLY" } as const;
const daily = { kind: "dailySalary", period: "DAILY" } as const;
const hourly = { kind: "hourlySalary", period: null } as const;
const realTime = { kind: "realtimeSalary", period: null } as const;
const active = { state: "ACTIVE" } as const;
const waiting = { state: "PENDING_NEW", accepted: null } as const;
const byOperator = { offerer: null, ...active } as const;

/** The contracts of `senior`, `agent`, three agents below it, and the affiliates; in the order in which they were offered. */
export const PAST_CONTRACTS: readonly PastContract[] = [
  {
    ...dividend,
    ...byOperator,
    holder: "senior",
    terms: steps(["0.2", "0.3"], 20_000_000n),
    offered: 45 * DAY,
    accepted: 45 * DAY,
  },
  {
    ...dividend,
    offerer: "senior",
    holder: "agent",
    terms: steps(["0.1", "0.15"]),
    state: "TERMINATED",
    offered: 44 * DAY,
    accepted: 43 * DAY,
    ended: 30 * DAY,
  },
  {
    ...dividend,
    ...active,
    offerer: "senior",
    holder: "agent",
    terms: steps(["0.15", "0.25"], 20_000_000n, 5),
    offered: 31 * DAY,
    accepted: 30 * DAY,
  },
  {
    ...dividend,
    ...active,
    offerer: "agent",
    holder: "below 1",
    terms: steps(["0.08"]),
    offered: 29 * DAY,
    accepted: 28 * DAY,
  },
  {
    ...dividend,
    ...waiting,
    offerer: "agent",
    holder: "below 2",
    terms: steps(["0.05", "0.1"], 5_000_000n),
    offered: 5,
  },

  {
    ...daily,
    ...byOperator,
    holder: "senior",
    terms: steps(["0.004", "0.007", "0.01"], 5_000_000n),
    offered: 33 * DAY,
    accepted: 33 * DAY,
  },
  {
    ...daily,
    offerer: "senior",
    holder: "agent",
    terms: steps(["0.002"]),
    state: "REJECTED",
    accepted: null,
    offered: 33 * DAY,
    ended: 32 * DAY,
  },
  {
    ...daily,
    ...active,
    offerer: "senior",
    holder: "agent",
    terms: steps(["0.003", "0.006", "0.009"], 5_000_000n, 3),
    offered: 32 * DAY,
    accepted: 31 * DAY,
  },
  {
    ...daily,
    ...active,
    offerer: "agent",
    holder: "below 1",
    terms: steps(["0.002", "0.003"], 1_000_000n),
    offered: 11 * DAY,
    accepted: 10 * DAY,
  },
  {
    ...daily,
    offerer: "agent",
    holder: "below 2",
    terms: steps(["0.003"]),
    state: "EXPIRED",
    accepted: null,
    offered: 20 * DAY,
    ended: 17 * DAY,
  },
  {
    ...daily,
    offerer: "agent",
    holder: "below 3",
    terms: steps(["0.003"]),
    state: "PENDING_TERMINATION",
    offered: 6 * DAY,
    accepted: 5 * DAY,
    endOffered: 20,
  },

  { ...hourly, ...byOperator, holder: "senior", terms: steps(["0.003"]), offered: 2 * DAY, accepted: 2 * DAY },
  {
    ...hourly,
    ...active,
    offerer: "senior",
    holder: "agent",
    terms: steps(["0.001", "0.002"], 500_000n),
    offered: 2 * DAY,
    accepted: 2 * DAY - 1,
  },
  {
    ...hourly,
    ...active,
    offerer: "agent",
    holder: "below 1",
    terms: steps(["0.0005"]),
    offered: 2 * DAY - 1,
    accepted: 2 * DAY - 2,
  },
  {
    ...hourly,
    ...waiting,
    offerer: "senior",
    holder: "agent",
    terms: steps(["0.0015", "0.0025"], 500_000n),
    offered: 3,
  },

  {
    ...realTime,
    ...byOperator,
    holder: "senior",
    terms: perBet("0.001", "0.003", null),
    offered: 10,
    accepted: 10,
  },
  {
    ...realTime,
    offerer: "senior",
    holder: "agent",
    terms: perBet("0.0005", "0.002", 5_000n),
    state: "PENDING_TERMINATION",
    offered: 9,
    accepted: 8,
    endOffered: 3,
  },
  {
    ...realTime,
    ...active,
    offerer: "agent",
    holder: "below 1",
    terms: perBet("0.0002", "0.001", 20_000n),
    offered: 8,
    accepted: 7,
  },

  { ...dividend, ...byOperator, holder: "affiliate", terms: steps(["0.2"]), offered: 31 * DAY, accepted: 31 * DAY },
  {
    ...daily,
    ...byOperator,
    holder: "affiliate",
    terms: steps(["0.004", "0.008"], 1_000_000n),
    offered: 14 * DAY,
    accepted: 14 * DAY,
  },
  { ...daily, ...waiting, offerer: "affiliate", holder: "affiliatesub", terms: steps(["0.003"]), offered: 8 },
];
