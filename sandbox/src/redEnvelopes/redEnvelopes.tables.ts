import { sql } from "drizzle-orm";
import { bigint, check, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { instant } from "../db/columns.ts";
import { ofMember } from "../member/member.tables.ts";

/** Red envelopes that an operator opened. Those of the daily schedule have no rows. */
export const extraEnvelopes = pgTable(
  "extra_envelopes",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    opensAt: instant("opens_at").notNull(),
    closesAt: instant("closes_at").notNull(),
  },
  (envelope) => [check("extra_envelopes_times", sql`${envelope.opensAt} < ${envelope.closesAt}`)],
);

/** What members found in red envelopes. The key allows one claim for each. Its bonus has the cause `redEnvelope:<id>:<member>`. */
export const envelopeClaims = pgTable(
  "envelope_claims",
  {
    memberId: ofMember(),
    /** `2026-11-23-09` with the hour of the schedule, or `extra-` with its number. */
    envelopeId: text("envelope_id").notNull(),
    /** Minor units of the envelopes' currency. */
    amount: bigint("amount", { mode: "bigint" }).notNull(),
    claimedAt: instant("claimed_at").notNull(),
  },
  (claim) => [
    primaryKey({ columns: [claim.memberId, claim.envelopeId] }),
    check("envelope_claims_amount", sql`${claim.amount} > 0`),
  ],
);

export type EnvelopeClaim = typeof envelopeClaims.$inferSelect;
