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

/** A contract that its holder has accepted. It pays, unless `more` says otherwise. */
const accepted = (
  kind: Pick<PastContract, "kind" | "period">,
  offerer: string | null,
  holder: string,
  terms: Terms,
  [offered, acceptedAt]: readonly [number, number],
  more: Partial<PastContract> = {},
): PastContract => ({ ...kind, offerer, holder, terms, state: "ACTIVE", offered, accepted: acceptedAt, ...more });

/** An offer without an answer; an earlier one has `ended`. */
const offered = (
  kind: Pick<PastContract, "kind" | "period">,
  offerer: string,
  holder: string,
  terms: Terms,
  at: number,
  more: Partial<PastContract> = {},
): PastContract => ({ ...kind, offerer, holder, terms, state: "PENDING_NEW", offered: at, accepted: null, ...more });

const endOffered = (at: number) => ({ state: "PENDING_TERMINATION", endOffered: at }) as const;

/** The contracts of `senior`, `agent`, three agents below it, and the affiliates; in the order in which they were offered. */
export const PAST_CONTRACTS: readonly PastContract[] = [
  accepted(dividend, null, "senior", steps(["0.2", "0.3"], 20_000_000n), [45 * DAY, 45 * DAY]),
  accepted(dividend, "senior", "agent", steps(["0.1", "0.15"]), [44 * DAY, 43 * DAY], {
    state: "TERMINATED",
    ended: 30 * DAY,
  }),
  accepted(dividend, "senior", "agent", steps(["0.15", "0.25"], 20_000_000n, 5), [31 * DAY, 30 * DAY]),
  accepted(dividend, "agent", "below 1", steps(["0.08"]), [29 * DAY, 28 * DAY]),
  offered(dividend, "agent", "below 2", steps(["0.05", "0.1"], 5_000_000n), 5),

  accepted(daily, null, "senior", steps(["0.004", "0.007", "0.01"], 5_000_000n), [33 * DAY, 33 * DAY]),
  offered(daily, "senior", "agent", steps(["0.002"]), 33 * DAY, { state: "REJECTED", ended: 32 * DAY }),
  accepted(daily, "senior", "agent", steps(["0.003", "0.006", "0.009"], 5_000_000n, 3), [32 * DAY, 31 * DAY]),
  accepted(daily, "agent", "below 1", steps(["0.002", "0.003"], 1_000_000n), [11 * DAY, 10 * DAY]),
  offered(daily, "agent", "below 2", steps(["0.003"]), 20 * DAY, { state: "EXPIRED", ended: 17 * DAY }),
  accepted(daily, "agent", "below 3", steps(["0.003"]), [6 * DAY, 5 * DAY], endOffered(20)),

  accepted(hourly, null, "senior", steps(["0.003"]), [2 * DAY, 2 * DAY]),
  accepted(hourly, "senior", "agent", steps(["0.001", "0.002"], 500_000n), [2 * DAY, 2 * DAY - 1]),
  accepted(hourly, "agent", "below 1", steps(["0.0005"]), [2 * DAY - 1, 2 * DAY - 2]),
  offered(hourly, "senior", "agent", steps(["0.0015", "0.0025"], 500_000n), 3),

  accepted(realTime, null, "senior", perBet("0.001", "0.003", null), [10, 10]),
  accepted(realTime, "senior", "agent", perBet("0.0005", "0.002", 5_000n), [9, 8], endOffered(3)),
  accepted(realTime, "agent", "below 1", perBet("0.0002", "0.001", 20_000n), [8, 7]),

  accepted(dividend, null, "affiliate", steps(["0.2"]), [31 * DAY, 31 * DAY]),
  accepted(daily, null, "affiliate", steps(["0.004", "0.008"], 1_000_000n), [14 * DAY, 14 * DAY]),
  offered(daily, "affiliate", "affiliatesub", steps(["0.003"]), 8),
];
