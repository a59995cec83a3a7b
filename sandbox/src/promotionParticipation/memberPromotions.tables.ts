import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { instant } from "../db/columns.ts";
import { ofMember } from "../member/member.tables.ts";
import { promotions } from "../promotions/promotions.tables.ts";
import { rejectReasons } from "../promotions/rejectReasons.ts";
import { deposits } from "../wallet/deposits.tables.ts";

const promotionId = () =>
  integer("promotion_id")
    .notNull()
    .references(() => promotions.id);

/** Members who have joined a promotion. */
export const promotionMembers = pgTable(
  "promotion_members",
  { memberId: ofMember(), promotionId: promotionId(), joinedAt: instant("joined_at").notNull() },
  (row) => [primaryKey({ columns: [row.memberId, row.promotionId] })],
);

/**
 * What members have claimed: each row has a bonus with the cause of its occurrence. The keys allow one claim for an
 * occurrence of a promotion, and one for a deposit.
 */
export const promotionClaims = pgTable(
  "promotion_claims",
  {
    memberId: ofMember(),
    promotionId: promotionId(),
    /** The day, yyyy-MM-dd, `week` with its Monday, `month` with its first day, `level` with the level, or `ONCE`. */
    occurrence: text("occurrence").notNull(),
    /** The deposit that it was given for. */
    depositId: text("deposit_id")
      .unique()
      .references(() => deposits.depositId),
    claimedAt: instant("claimed_at").notNull(),
  },
  (claim) => [primaryKey({ columns: [claim.memberId, claim.promotionId, claim.occurrence] })],
);

/** The states of an application, as the wire spells them. The first two are open, the others final. */
export const applicationStatuses = ["APPLYING", "PROCESS", "ISSUED", "REJECTED"] as const;
export type ApplicationStatus = (typeof applicationStatuses)[number];

/** Applications for promotions. A member has one that is open, and one that was approved, for each promotion. */
export const promotionApplications = pgTable(
  "promotion_applications",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    memberId: ofMember(),
    promotionId: promotionId(),
    remark: text("remark").notNull(),
    imageIds: uuid("image_ids").array().notNull(),
    status: text("status", { enum: applicationStatuses }).notNull().default("APPLYING"),
    reason: text("reason", { enum: rejectReasons }),
    createdAt: instant("created_at").notNull(),
    /** Null while it is open. */
    decidedAt: instant("decided_at"),
  },
  (application) => [
    uniqueIndex("promotion_applications_open")
      .on(application.memberId, application.promotionId)
      .where(sql`${application.status} <> 'REJECTED'`),
    index("promotion_applications_of_member").on(application.memberId, application.promotionId, application.id),
    check(
      "promotion_applications_decided",
      sql`(${application.decidedAt} is null) = (${application.status} in ('APPLYING', 'PROCESS'))`,
    ),
    check(
      "promotion_applications_reason",
      sql`(${application.reason} is null) = (${application.status} <> 'REJECTED')`,
    ),
  ],
);

export type Application = typeof promotionApplications.$inferSelect;
