import type { CallName } from "../upstream/callTable.ts";
import type { ExportWords } from "./words.en.ts";

/** A column of a file: the platform's name of it, its heading, and how its cells are written. */
export interface ExportColumn {
  wire: string;
  heading: keyof ExportWords;
  /** An instant, the opposite of an amount, a value with words of a group, or a text as it is. */
  form?:
    | "time"
    | "opposite"
    | "status"
    | "category"
    | "kind"
    | "deposit"
    | "withdrawal"
    | "points"
    | "cause"
    | "type"
    | "account"
    | "bonus"
    | "reward"
    | "claim"
    | "order"
    | "redeem"
    | "contract"
    | "payoutState";
}

/** A report of the platform that can be a file. */
export interface ExportReport {
  call: CallName;
  file: string;
  columns: readonly ExportColumn[];
}

export const currency = { wire: "currency", heading: "currency" } as const;

/** What every list of bets says about a bet, between its number and its result. */
export const betColumns = [
  { wire: "placedAt", heading: "placed", form: "time" },
  { wire: "settledAt", heading: "settled", form: "time" },
  { wire: "gameName", heading: "game" },
  { wire: "gameCategory", heading: "category", form: "category" },
  { wire: "vassalage", heading: "provider" },
  { wire: "numero", heading: "round" },
  { wire: "content", heading: "selection" },
  { wire: "betAmount", heading: "stake" },
  { wire: "validBet", heading: "validStake" },
  { wire: "winAmount", heading: "payout" },
] as const satisfies readonly ExportColumn[];

/** What every list of movements of money says about one. */
export const movementColumns = [
  { wire: "createdAt", heading: "time", form: "time" },
  { wire: "type", heading: "kind", form: "kind" },
  { wire: "amount", heading: "amount" },
  { wire: "balanceBefore", heading: "before" },
  { wire: "balanceAfter", heading: "after" },
  currency,
  { wire: "referenceId", heading: "reference" },
] as const satisfies readonly ExportColumn[];
