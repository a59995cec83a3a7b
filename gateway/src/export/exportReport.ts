import type { CallName } from "../upstream/callTable.ts";

/** The ids of texts by the platform's value. */
type Texts = Readonly<Record<string, string>>;

/** A column of a file: the platform's name of it, the id of its heading's text, and how its cells are written. */
export interface ExportColumn {
  wire: string;
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

export const currency = { wire: "currency", heading: "file_currency" } as const;

/** What every list of bets says about a bet, between its number and its result. */
export const betColumns = [
  { wire: "placedAt", heading: "agent_placed", form: "time" },
  { wire: "settledAt", heading: "record_settled", form: "time" },
  { wire: "gameName", heading: "agent_game" },
  { wire: "gameCategory", heading: "agent_category", form: "games_category_" },
  { wire: "vassalage", heading: "games_info_vendor" },
  { wire: "numero", heading: "record_round" },
  { wire: "content", heading: "record_selection" },
  { wire: "betAmount", heading: "agent_stake" },
  { wire: "validBet", heading: "agent_valid_stake" },
  { wire: "winAmount", heading: "agent_payout" },
] as const satisfies readonly ExportColumn[];

/** What every list of movements of money says about one. */
export const movementColumns = [
  { wire: "createdAt", heading: "agent_time", form: "time" },
  { wire: "type", heading: "record_kind", form: "record_kind_" },
  { wire: "amount", heading: "transfer_amount" },
  { wire: "balanceBefore", heading: "agent_balance_before" },
  { wire: "balanceAfter", heading: "agent_balance_after" },
  currency,
  { wire: "referenceId", heading: "deposit_reference" },
] as const satisfies readonly ExportColumn[];
