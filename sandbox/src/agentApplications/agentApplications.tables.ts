import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { instant } from "../db/columns.ts";
import { members } from "../member/member.tables.ts";

export const applicationStates = ["NEW", "APPROVED", "DECLINED"] as const;
/** How many players an applicant expects to bring in a month. */
export const expectedVolumes = ["UP_TO_20", "UP_TO_100", "OVER_100"] as const;

/** Applications to become an agent. A member, or a guest's contact, has at most one that is open. */
export const agentApplications = pgTable(
  "agent_applications",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    /** Null for a guest. */
    memberId: integer("member_id").references(() => members.id),
    /** The agent who decides: above the member, or of the link that a guest came by. Null: the operator decides. */
    uplineId: integer("upline_id").references(() => members.id),
    /** An e-mail address in lower case, or a mobile number with its dialling code. */
    contact: text("contact").notNull(),
    channels: text("channels").notNull(),
    volume: text("volume", { enum: expectedVolumes }).notNull(),
    message: text("message").notNull(),
    /** The language in which a guest is answered. */
    language: text("language").notNull(),
    state: text("state", { enum: applicationStates }).notNull().default("NEW"),
    /** Why it was declined. */
    reason: text("reason"),
    appliedAt: instant("applied_at").notNull(),
    decidedAt: instant("decided_at"),
  },
  (row) => [
    uniqueIndex("agent_applications_open_member").on(row.memberId).where(sql`${row.state} = 'NEW'`),
    uniqueIndex("agent_applications_open_contact")
      .on(row.contact)
      .where(sql`${row.state} = 'NEW' and ${row.memberId} is null`),
    index("agent_applications_upline").on(row.uplineId, row.appliedAt, row.id),
    check("agent_applications_decided", sql`(${row.decidedAt} is null) = (${row.state} = 'NEW')`),
    check("agent_applications_reason", sql`(${row.reason} is not null) = (${row.state} = 'DECLINED')`),
  ],
);

export type AgentApplication = typeof agentApplications.$inferSelect;
