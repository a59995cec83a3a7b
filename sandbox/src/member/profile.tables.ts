import { sql } from "drizzle-orm";
import { boolean, date, index, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { members, ofMember } from "./member.tables.ts";

/** A member's data of the registration, and the terms that the member accepted. */
export const memberProfiles = pgTable(
  "member_profiles",
  {
    memberId: ofMember().primaryKey(),
    payeeName: text("payee_name"),
    qqNum: text("qq_num"),
    line: text("line"),
    whatsapp: text("whatsapp"),
    zalo: text("zalo"),
    facebook: text("facebook"),
    wechat: text("wechat"),
    idNumber: text("id_number").unique(),
    birthday: date("birthday"),
    termsVersion: text("terms_version").notNull(),
    agreedAt: timestamp("agreed_at", { withTimezone: true }).notNull(),
    /** Minimum age that the member confirmed, or that the date of birth proves. */
    minimumAge: integer("minimum_age").notNull(),
    /** Whether a code proved the number. */
    mobileVerified: boolean("mobile_verified").notNull(),
    recommenderId: text("recommender_id"),
    referrerId: integer("referrer_id").references(() => members.id),
    registerMethod: text("register_method").notNull(),
    registerUrl: text("register_url"),
    network: text("network").notNull(),
    registeredAt: timestamp("registered_at", { withTimezone: true }).notNull(),
  },
  (table) => [
    index("member_profiles_referrer")
      .on(table.referrerId, table.registeredAt, table.memberId)
      .where(sql`${table.referrerId} is not null`),
  ],
);
