import type { CallName } from "../upstream/callTable.ts";

/** The ids of texts by the platform's value. */
type Texts = Readonly<Record<string, string>>;

/** A column of a file: the platform's name of it, the id of its heading's text, and how its cells are written. */
export interface ExportColumn {
  field: string;
  heading: string;
  /**
   * `time`: an instant. `opposite`: an amount with the other sign. A beginning such as `agent_status_`: the text with the id of that
   * beginning and the value. A table: the text with the id that the table has for the value. Absent: the value as it is.
   */
  form?: "time" | "opposite" | `${string}_` | Texts;
}

/** A report of the platform that can be a file. */
export interface ExportReport {
  call: CallName;
  file: string;
  columns: readonly ExportColumn[];
}

export const currency = { field: "currency", heading: "file_currency" } as const;

/** What every list of bets says about a bet, between its number and its result. */
export const betColumns = [
  { field: "placedAt", heading: "agent_placed", form: "time" },
  { field: "settledAt", heading: "record_settled", form: "time" },
  { field: "gameName", heading: "agent_game" },
  { field: "gameCategory", heading: "agent_category", form: "games_category_" },
  { field: "vassalage", heading: "games_info_vendor" },
  { field: "numero", heading: "record_round" },
  { field: "content", heading: "record_selection" },
  { field: "betAmount", heading: "agent_stake" },
  { field: "validBet", heading: "agent_valid_stake" },
  { field: "winAmount", heading: "agent_payout" },
] as const satisfies readonly ExportColumn[];

/** What every list of movements of money says about one. */
export const movementColumns = [
  { field: "createdAt", heading: "agent_time", form: "time" },
  { field: "type", heading: "record_kind", form: "record_kind_" },
  { field: "amount", heading: "transfer_amount" },
  { field: "balanceBefore", heading: "agent_balance_before" },
  { field: "balanceAfter", heading: "agent_balance_after" },
  currency,
  { field: "referenceId", heading: "deposit_reference" },
] as const satisfies readonly ExportColumn[];
