import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { ofMember } from "../../member/member.tables.ts";

/** The states of a check that has begun. A member without a row has the status NONE. */
export const checkStatuses = ["PENDING", "APPROVED", "REJECTED", "MORE_NEEDED"] as const;

/** Why the documents were rejected. */
export const rejectionReasons = ["UNREADABLE", "EXPIRED", "NAME_DIFFERS", "INCOMPLETE", "OTHER"] as const;

/** Documents that prove who the member is. */
export const identityKinds = ["ID_CARD", "PASSPORT", "DRIVING_LICENCE"] as const;
/** Documents that the operator can request besides. */
export const furtherKinds = ["PROOF_OF_ADDRESS", "SOURCE_OF_FUNDS"] as const;
export const documentKinds = [...identityKinds, ...furtherKinds] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** The identity check of a member. */
export const identityChecks = pgTable(
  "identity_checks",
  {
    memberId: ofMember().primaryKey(),
    status: text("status", { enum: checkStatuses }).notNull(),
    reason: text("reason", { enum: rejectionReasons }),
    /** Documents that the member still has to send. */
    requested: text("requested", { enum: furtherKinds }).array().notNull(),
    submittedAt: timestamp("submitted_at", { withTimezone: true }),
    decidedAt: timestamp("decided_at", { withTimezone: true }),
  },
  (row) => [
    check("identity_checks_reason", sql`(${row.reason} is not null) = (${row.status} = 'REJECTED')`),
    check("identity_checks_requested", sql`(cardinality(${row.requested}) > 0) = (${row.status} = 'MORE_NEEDED')`),
  ],
);

/** Documents that members sent for their check. */
export const identityDocuments = pgTable(
  "identity_documents",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    memberId: ofMember(),
    kind: text("kind", { enum: documentKinds }).notNull(),
    /** Ids of the member's own uploads. */
    imageIds: uuid("image_ids").array().notNull(),
    submittedAt: timestamp("submitted_at", { withTimezone: true }).notNull(),
  },
  (document) => [index("identity_documents_member").on(document.memberId, document.submittedAt)],
);
