/**
 * Values that the contract's enums and the platform's wire spell alike, in the order of the client's menus. A test compares
 * them with the enums; UNKNOWN, which stands for values of a newer platform, is left out.
 */
export const agentActionKinds = [
  "ACCOUNT_CREATED",
  "ACCOUNT_CHANGED",
  "RESET_LINK_SENT",
  "LINK_CREATED",
  "LINK_DELETED",
  "MONEY_SENT",
  "CONTRACT_OFFERED",
  "CONTRACT_ANSWERED",
  "NOTE_WRITTEN",
  "NOTE_DELETED",
  "SUB_ACCOUNT_CREATED",
  "SUB_ACCOUNT_CHANGED",
  "SUB_ACCOUNT_DELETED",
] as const;

/** The lists that agents keep filters of. Those named as a kind of contract are its payouts. */
export const agentReports = [
  "OVERVIEW",
  "TEAM_BETS",
  "PROFIT_AND_LOSS",
  "INCOME",
  "TRANSACTIONS",
  "TEAM",
  "DIVIDEND",
  "DAILY_SALARY",
  "HOURLY_SALARY",
  "REAL_TIME_SALARY",
] as const;

export const betStatuses = ["UNSETTLED", "WON", "LOST", "DRAW", "CANCELLED"] as const;

/** How often a contract is settled. Only dividends and daily salaries choose; the others have a fixed rhythm. */
export const contractPeriods = ["DAILY", "WEEKLY", "SEMIMONTHLY", "MONTHLY"] as const;

/**
 * The states of a contract.
 *
 *     PENDING_NEW ─ accept → ACTIVE ─ offered end → PENDING_TERMINATION ─ accept → TERMINATED
 *          ├─ reject → REJECTED  │  ↖──────────────── reject, 72 h ─────┘
 *          └─ 72 h → EXPIRED     ├─ end of the period that the holder chose, or a new contract → TERMINATED
 *                                └─ a lower contract above → AUTO_TERMINATED
 */
export const contractStates = [
  "PENDING_NEW",
  "ACTIVE",
  "PENDING_TERMINATION",
  "REJECTED",
  "EXPIRED",
  "TERMINATED",
  "AUTO_TERMINATED",
] as const;

export const gameCategories = ["RNG", "LIVE", "FISH", "PVP", "SPORTS", "ESPORTS", "ELOTT"] as const;

/** The ways to log in. */
export const loginMethods = [
  "PASSWORD",
  "SMS",
  "PHONE_AUTH",
  "SOCIAL",
  "LINK",
  "PASSKEY",
  "REGISTRATION",
  "FREE_PLAY",
] as const;

/** Kinds of draws. */
export const lotteryKinds = [
  "FIVE_DIGITS",
  "THREE_DIGITS",
  "THREE_DICE",
  "RACE",
  "VIETNAM_NORTH",
  "VIETNAM_SOUTH",
] as const;

/** Purposes of transactions. */
export const movementKinds = [
  "DEPOSIT",
  "WITHDRAW",
  "TRANSFER",
  "BET",
  "WIN",
  "REFUND",
  "JACKPOT",
  "BONUS",
  "FREE_SPINS",
  "REBATE",
  "SALARY",
  "DIVIDEND",
  "POINTS",
  "ADJUST",
] as const;

/** The states of a payment: those of a withdrawal in one part, after it was paid. */
export const paymentStates = ["AWAITING_CONFIRM", "RECEIVED", "FORCED_RECEIVED", "DISPUTED"] as const;

/** Periods with a name that end today, or before. */
export const pastPeriods = [
  "TODAY",
  "YESTERDAY",
  "THIS_WEEK",
  "LAST_WEEK",
  "THIS_MONTH",
  "LAST_MONTH",
  "LAST_7",
  "LAST_30",
] as const;
export const periods = [...pastPeriods, "NEXT_7", "NEXT_30"] as const;

/** Why a member got or spent points. */
export const pointTypes = ["LIVE", "LOTTERY", "PVP", "SLOTS", "SPORTS", "REDEEM", "DEPOSIT"] as const;

/** The reasons for which rewards are given. */
export const rewardKinds = [
  "PROMOTION",
  "MISSION",
  "SIGN_IN",
  "RED_ENVELOPE",
  "RAFFLE",
  "VIP",
  "REFERRAL",
  "POINTS",
] as const;

/** What a sub-account may do for its agent. */
export const subAccountRights = [
  "READ_REPORTS",
  "READ_ACCOUNTS",
  "RESTRICT_ACCOUNTS",
  "RESET_LINKS",
  "NOTES",
  "OPEN_ACCOUNTS",
  "CONTRACTS",
  "TRANSFER_MONEY",
] as const;

/** What partners' endpoints and agents' postbacks can hear of. In a payload `DEPOSIT_FIRST` is `deposit.first`. */
export const webhookEventTypes = [
  "MEMBER_REGISTERED",
  "DEPOSIT_FIRST",
  "DEPOSIT_SUCCEEDED",
  "WITHDRAWAL_PAID",
  "BETS_DAY",
  "CONTRACT_ANSWERED",
  "SESSION_ENDED",
  "TEST",
] as const;

/** States of an event on its way to one address. */
export const webhookStates = ["WAITING", "DELIVERED", "FAILED"] as const;

/** The states of a withdrawal. The first five are not final. */
export const withdrawalStates = [
  "REVIEW",
  "APPROVED",
  "PAYING",
  "AWAITING_CONFIRM",
  "DISPUTED",
  "RECEIVED",
  "FORCED_RECEIVED",
  "FULLY_PAID",
  "REJECTED",
  "CANCELLED",
] as const;
