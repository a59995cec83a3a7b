import type { AccountMovementKind } from "../__generated__/AccountRecordPaneQuery.graphql.ts";

/** States of a bet to choose from. */
export const betStatuses = ["UNSETTLED", "WON", "LOST", "DRAW", "CANCELLED"] as const;
/** Categories of games to choose from. */
export const betCategories = ["RNG", "LIVE", "FISH", "PVP", "SPORTS", "ESPORTS", "ELOTT"] as const;

/** Kinds of movements to choose from. */
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
] as const satisfies readonly AccountMovementKind[];
