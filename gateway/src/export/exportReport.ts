import type { CallName } from "../upstream/callTable.ts";
import type { ExportWords } from "./words.en.ts";

/** A column of a file: the platform's name of it, its heading, and how its cells are written. */
export interface ExportColumn {
  wire: string;
  heading: keyof ExportWords;
  /** An instant, a value with words of a group, or a text as it is. */
  form?:
    | "time"
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

/** The column of the currency. */
export const currency = { wire: "currency", heading: "currency" } as const;
