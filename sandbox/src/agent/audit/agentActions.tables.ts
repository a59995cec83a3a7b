import { agentActionKinds } from "@atrium/schema/values";
import { index, integer, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { members, ofMember } from "../../member/member.tables.ts";

/** What an agent can do to the downline and with sub-accounts. */
export type AgentActionKind = (typeof agentActionKinds)[number];

/** A value before and after an action. */
export interface Change {
  field: string;
  before: string | null;
  after: string | null;
}

/** What agents did, by themselves or by sub-accounts: a row is never changed. */
export const agentActions = pgTable(
  "agent_actions",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    agentId: ofMember("agent_id"),
    /** The sub-account that did it for the agent; null when the agent did. */
    actorId: integer("actor_id").references(() => members.id),
    kind: text("kind", { enum: agentActionKinds }).notNull(),
    /** The account that it was done to; null for what concerns the agent's links. */
    memberId: integer("member_id").references(() => members.id),
    changes: jsonb("changes").$type<Change[]>().notNull(),
    reason: text("reason"),
    at: timestamp("at", { withTimezone: true }).notNull(),
  },
  (table) => [
    index("agent_actions_agent").on(table.agentId, table.id),
    index("agent_actions_member").on(table.memberId, table.id),
  ],
);
