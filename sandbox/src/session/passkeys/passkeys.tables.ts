import { bigint, index, jsonb, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { ofMember } from "../../member/member.tables.ts";

/** A member's passkey: the public half of a key that a device keeps. */
export const passkeys = pgTable(
  "passkeys",
  {
    id: uuid("id").primaryKey(),
    memberId: ofMember(),
    /** The device's name of the key, as base64url. */
    credentialId: text("credential_id").notNull().unique(),
    /** COSE, as base64url. */
    publicKey: text("public_key").notNull(),
    /** Number of uses by the device's count; 0 for devices that don't count. */
    counter: bigint("counter", { mode: "number" }).notNull(),
    transports: jsonb("transports").$type<string[]>().notNull().default([]),
    name: text("name").notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    lastUsedAt: timestamp("last_used_at", { withTimezone: true }),
  },
  (table) => [index("passkeys_member").on(table.memberId, table.createdAt)],
);

/** A challenge that a device has to sign, for one use. */
export const passkeyChallenges = pgTable("passkey_challenges", {
  /** SHA-256 of the session that adds a passkey, or of the token of a login. */
  ownerHash: text("owner_hash").primaryKey(),
  challenge: text("challenge").notNull(),
  expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
});
