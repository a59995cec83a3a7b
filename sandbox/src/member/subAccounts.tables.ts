import { index, jsonb, pgTable } from "drizzle-orm/pg-core";
import { instant } from "../db/columns.ts";
import type { SubAccountRight } from "../http/env.ts";
import { ofMember } from "./member.tables.ts";

/** The accounts with which other people work for an agent. They stand in no line and have no wallet. */
export const subAccounts = pgTable(
  "sub_accounts",
  {
    memberId: ofMember().primaryKey(),
    agentId: ofMember("agent_id"),
    rights: jsonb("rights").$type<SubAccountRight[]>().notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (row) => [index("sub_accounts_of_agent").on(row.agentId, row.memberId)],
);
