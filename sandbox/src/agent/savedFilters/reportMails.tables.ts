import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { instant } from "../../db/columns.ts";
import { LANGUAGES } from "../../http/languages.ts";
import { ofMember } from "../../member/member.tables.ts";
import type { FileLayout } from "../../reports/fileLayout.ts";
import { savedFilters } from "./savedFilters.tables.ts";

/** How often a report is sent: each day the day before, each Monday the week before, or on each 1st the month before. */
export const rhythms = ["DAY", "WEEK", "MONTH"] as const;
export type Rhythm = (typeof rhythms)[number];

/** The platform sends the reports of these saved filters by e-mail. */
export const reportMails = pgTable(
  "report_mails",
  {
    filterId: integer("filter_id")
      .primaryKey()
      .references(() => savedFilters.id, { onDelete: "cascade" }),
    agentId: ofMember("agent_id"),
    rhythm: text("rhythm", { enum: rhythms }).notNull(),
    /** The parameters of the report, without a period. */
    parameters: jsonb("parameters").$type<Readonly<Record<string, string>>>().notNull(),
    /** How the file is written; null for the platform's own columns. */
    layout: jsonb("layout").$type<FileLayout>(),
    /** In the link of each e-mail: who has it stops the report. */
    stopKey: uuid("stop_key").notNull().unique().defaultRandom(),
    language: text("language", { enum: LANGUAGES }).notNull(),
    /** When the next one is due, about the time before. It moves in the transaction that sends: each time is sent once. */
    nextAt: instant("next_at").notNull(),
    sentAt: instant("sent_at"),
    /** Null while it is sent. */
    pausedAt: instant("paused_at"),
  },
  (mail) => [
    index("report_mails_of_agent").on(mail.agentId),
    index("report_mails_due").on(mail.nextAt).where(sql`${mail.pausedAt} is null`),
  ],
);

export type ReportMail = typeof reportMails.$inferSelect;
