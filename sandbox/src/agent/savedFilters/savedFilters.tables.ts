import { integer, pgTable, text, timestamp, uniqueIndex } from "drizzle-orm/pg-core";
import { members } from "../../member/member.tables.ts";

/** The lists that agents keep filters of. Those named as a kind of contract are its payouts. */
export const AGENT_REPORTS = [
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
export type AgentReport = (typeof AGENT_REPORTS)[number];

/** Filters of reports that agents keep under a name. */
export const savedFilters = pgTable(
  "saved_filters",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    agentId: integer("agent_id")
      .notNull()
      .references(() => members.id),
    report: text("report", { enum: AGENT_REPORTS }).notNull(),
    name: text("name").notNull(),
    /** The filters as the client writes them into an address. */
    query: text("query").notNull(),
    savedAt: timestamp("saved_at", { withTimezone: true }).notNull(),
  },
  (table) => [uniqueIndex("saved_filters_name").on(table.agentId, table.report, table.name)],
);
