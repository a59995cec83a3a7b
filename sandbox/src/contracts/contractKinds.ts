/** The kinds of contracts, with the name that their paths have: `ACS_dividendList`. */
export const contractKinds = ["dividend", "dailySalary", "hourlySalary", "realtimeSalary"] as const;
export type ContractKind = (typeof contractKinds)[number];

/** How often a contract is settled. Only dividends and daily salaries choose; the others have a fixed rhythm. */
export const contractPeriods = ["DAILY", "WEEKLY", "SEMIMONTHLY", "MONTHLY"] as const;
export type ContractPeriod = (typeof contractPeriods)[number];

/** Kinds that choose their period. */
export const hasPeriod = (kind: ContractKind) => kind === "dividend" || kind === "dailySalary";

/**
 * The states of a contract, as the wire spells them.
 *
 *     PENDING_NEW ─ accept → ACTIVE ─ offered end → PENDING_TERMINATION ─ accept → TERMINATED
 *          ├─ reject → REJECTED  │  ↖──────────────── reject, 72 h ─────┘
 *          └─ 72 h → EXPIRED     ├─ end of the period that the holder chose, or a new contract → TERMINATED
 *                                └─ a lower contract above → AUTO_TERMINATED
 */
export const contractStates = [
  "PENDING_NEW",
  "ACTIVE",
  "REJECTED",
  "EXPIRED",
  "PENDING_TERMINATION",
  "TERMINATED",
  "AUTO_TERMINATED",
] as const;
export type ContractState = (typeof contractStates)[number];

/** States in which a contract pays. */
export const payingStates = ["ACTIVE", "PENDING_TERMINATION"] as const satisfies ContractState[];
