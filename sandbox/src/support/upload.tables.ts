import { customType, index, integer, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { ofMember } from "../member/member.tables.ts";

const bytes = customType<{ data: Uint8Array }>({ dataType: () => "bytea" });

/** A picture that a member uploaded; only the member and customer service can see it. */
export const uploadedImages = pgTable(
  "uploaded_images",
  {
    id: uuid("id").primaryKey(),
    memberId: ofMember(),
    purpose: text("purpose").notNull(),
    /** Always re-encoded as WebP. */
    content: bytes("content").notNull(),
    width: integer("width").notNull(),
    height: integer("height").notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  },
  (table) => [index("uploaded_images_member").on(table.memberId, table.createdAt)],
);
