import { integer, pgTable, text, timestamp, uniqueIndex } from "drizzle-orm/pg-core";
import { members } from "../../member/member.tables.ts";

/** The reports that agents filter. */
export const AGENT_REPORTS = ["OVERVIEW", "TEAM_BETS", "PROFIT_AND_LOSS", "INCOME", "TRANSACTIONS"] as const;
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
