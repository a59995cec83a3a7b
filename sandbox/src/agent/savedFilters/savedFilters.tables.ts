import { agentReports } from "@atrium/schema/values";
import { integer, pgTable, text, timestamp, uniqueIndex } from "drizzle-orm/pg-core";
import { ofMember } from "../../member/member.tables.ts";

export type AgentReport = (typeof agentReports)[number];

/** Filters of reports that agents keep under a name. */
export const savedFilters = pgTable(
  "saved_filters",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    agentId: ofMember("agent_id"),
    report: text("report", { enum: agentReports }).notNull(),
    name: text("name").notNull(),
    /** The filters as the client writes them into an address. */
    query: text("query").notNull(),
    savedAt: timestamp("saved_at", { withTimezone: true }).notNull(),
  },
  (table) => [uniqueIndex("saved_filters_name").on(table.agentId, table.report, table.name)],
);
