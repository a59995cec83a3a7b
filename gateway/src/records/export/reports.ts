import type { CallName } from "../../upstream/exchange.ts";
import type { ExportWords } from "./words.en.ts";

/** A column of a file: the platform's name of it, its heading, and how its cells are written. */
export interface ExportColumn {
  wire: string;
  heading: keyof ExportWords;
  /** An instant, a value with words of a group, or a text as it is. */
  form?: "time" | "status" | "category" | "kind" | "deposit" | "withdrawal";
}

/** A report of the platform that can be a file. */
export interface ExportReport {
  call: CallName;
  file: string;
  columns: readonly ExportColumn[];
}

const currency = { wire: "currency", heading: "currency" } as const;

/** The reports by the name of their filter in the input. */
export const exportReports = {
  betRecord: {
    call: "GET /wps/relay/MCSFE_betRecords",
    file: "betting-record",
    columns: [
      { wire: "betId", heading: "number" },
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
      { wire: "profit", heading: "result" },
      currency,
      { wire: "status", heading: "status", form: "status" },
    ],
  },
  accountRecord: {
    call: "GET /wps/relay/MCSFE_transactionRecords",
    file: "account-record",
    columns: [
      { wire: "transactionId", heading: "number" },
      { wire: "createdAt", heading: "time", form: "time" },
      { wire: "type", heading: "kind", form: "kind" },
      { wire: "amount", heading: "amount" },
      { wire: "balanceBefore", heading: "before" },
      { wire: "balanceAfter", heading: "after" },
      currency,
      { wire: "referenceId", heading: "reference" },
      { wire: "remark", heading: "remark" },
    ],
  },
  deposits: {
    call: "GET /wps/relay/GCS_depositList",
    file: "deposits",
    columns: [
      { wire: "depositId", heading: "number" },
      { wire: "createdAt", heading: "time", form: "time" },
      { wire: "channelName", heading: "channel" },
      { wire: "amount", heading: "amount" },
      { wire: "fee", heading: "fee" },
      currency,
      { wire: "state", heading: "status", form: "deposit" },
      { wire: "endedAt", heading: "ended", form: "time" },
    ],
  },
  withdrawals: {
    call: "GET /wps/relay/GCS_withdrawList",
    file: "withdrawals",
    columns: [
      { wire: "withdrawId", heading: "number" },
      { wire: "createdAt", heading: "time", form: "time" },
      { wire: "amount", heading: "amount" },
      { wire: "fee", heading: "fee" },
      { wire: "arrives", heading: "arrives" },
      currency,
      { wire: "account", heading: "account" },
      { wire: "state", heading: "status", form: "withdrawal" },
      { wire: "endedAt", heading: "ended", form: "time" },
    ],
  },
  personalProfit: {
    call: "GET /wps/relay/MCSFE_personalProfit",
    file: "profit-and-loss",
    columns: [
      { wire: "date", heading: "day" },
      { wire: "deposit", heading: "deposits" },
      { wire: "withdraw", heading: "withdrawals" },
      { wire: "bet", heading: "stake" },
      { wire: "validBet", heading: "validStake" },
      { wire: "win", heading: "payout" },
      { wire: "bonus", heading: "bonuses" },
      { wire: "rebate", heading: "rebates" },
      { wire: "netProfit", heading: "result" },
      currency,
    ],
  },
} as const satisfies Record<string, ExportReport>;

export type ReportName = keyof typeof exportReports;
