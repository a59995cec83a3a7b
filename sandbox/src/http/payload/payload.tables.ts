import { index, integer, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";

/** The key pairs for encrypted payloads, at most two at a time. */
export const payloadKeys = pgTable("payload_keys", {
  /** The newest has the largest. */
  id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
  kid: uuid("kid").notNull().unique(),
  /** The private key as JWK, sealed with the service key. */
  sealedKey: text("sealed_key").notNull(),
  since: timestamp("since", { withTimezone: true }).notNull(),
});

/** Payloads that were read lately. */
export const readPayloads = pgTable(
  "read_payloads",
  {
    jti: text("jti").primaryKey(),
    /** By the database's clock. */
    at: timestamp("at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index("read_payloads_at").on(table.at)],
);
