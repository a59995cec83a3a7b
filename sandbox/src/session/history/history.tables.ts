import { loginMethods } from "@atrium/schema/values";
import { index, integer, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { ofMember } from "../../member/member.tables.ts";
import { sessions } from "../session.tables.ts";

export const secondFactors = ["TOTP", "RECOVERY_CODE"] as const;
/** Why a login was refused. */
export const loginFaults = ["CREDENTIALS", "SECOND_FACTOR"] as const;

/** A member's logins, those that were refused too. */
export const logins = pgTable(
  "logins",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    memberId: ofMember(),
    at: timestamp("at", { withTimezone: true }).notNull(),
    /** Null for logins from before methods were recorded. */
    method: text("method", { enum: loginMethods }),
    secondFactor: text("second_factor", { enum: secondFactors }),
    /** Null for a login that succeeded. */
    fault: text("fault", { enum: loginFaults }),
    sessionId: uuid("session_id").references(() => sessions.id, { onDelete: "cascade" }),
    device: text("device"),
    ip: text("ip"),
    country: text("country"),
  },
  (table) => [index("logins_member").on(table.memberId, table.at), index("logins_session").on(table.sessionId)],
);
