import { agentReports } from "@atrium/schema/values";
import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "../../db/columns.ts";
import { LANGUAGES } from "../../http/languages.ts";
import { members } from "../../member/member.tables.ts";

/** How often a report is sent: each day the day before, or each Monday the week before. */
export const rhythms = ["DAY", "WEEK"] as const;

/** Reports that agents get by e-mail. */
export const reportSchedules = pgTable(
  "report_schedules",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    agentId: integer("agent_id")
      .notNull()
      .references(() => members.id),
    report: text("report", { enum: agentReports }).notNull(),
    rhythm: text("rhythm", { enum: rhythms }).notNull(),
    /** The report's parameters, without a period. */
    parameters: jsonb("parameters").$type<Readonly<Record<string, string>>>().notNull(),
    /** The filters as the client writes them into an address. */
    query: text("query").notNull(),
    language: text("language", { enum: LANGUAGES }).notNull(),
    createdAt: instant("created_at").notNull(),
    /** When the next one is due, about the period before. It moves in the transaction that sends: each period is sent once. */
    nextAt: instant("next_at").notNull(),
    sentAt: instant("sent_at"),
    /** Null while it is sent. */
    pausedAt: instant("paused_at"),
  },
  (schedule) => [
    index("report_schedules_of_agent").on(schedule.agentId),
    index("report_schedules_due").on(schedule.nextAt).where(sql`${schedule.pausedAt} is null`),
  ],
);

export type ReportSchedule = typeof reportSchedules.$inferSelect;
