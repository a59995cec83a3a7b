import type { contractPeriods, contractStates } from "@atrium/schema/values";

/** The kinds of contracts, with the name that their paths have: `ACS_dividendList`. */
export const contractKinds = ["dividend", "dailySalary", "hourlySalary", "realtimeSalary"] as const;
export type ContractKind = (typeof contractKinds)[number];

export type ContractPeriod = (typeof contractPeriods)[number];

/** Kinds that choose their period. */
export const hasPeriod = (kind: ContractKind) => kind === "dividend" || kind === "dailySalary";

export type ContractState = (typeof contractStates)[number];

/** States in which a contract pays. */
export const payingStates = ["ACTIVE", "PENDING_TERMINATION"] as const satisfies ContractState[];
