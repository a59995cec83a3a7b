import { sql } from "drizzle-orm";
import { bigint, check, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "../db/columns.ts";
import { ofMember } from "../member/member.tables.ts";

/** The reasons for which tickets are given, as the wire spells them. */
export const ticketSources = ["DEPOSIT", "SIGN_IN", "GIFT"] as const;
export type TicketSource = (typeof ticketSources)[number];

/**
 * Tickets of the raffle. A used one keeps the number that was drawn for it, and its prize. Cash has a posting with the
 * key `raffle:<id>`; a bonus has that cause.
 */
export const raffleTickets = pgTable(
  "raffle_tickets",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    memberId: ofMember(),
    /** What it was given for: `deposit:D…:2`. Each cause gives one ticket. */
    cause: text("cause").notNull().unique(),
    source: text("source", { enum: ticketSources }).notNull(),
    grantedAt: instant("granted_at").notNull(),
    /** This and all below are null until the ticket is used. */
    usedAt: instant("used_at"),
    /** Member and idempotency key of the request that used it. Earlier releases kept none. */
    requestKey: text("request_key").unique(),
    /** From 0 to 999. */
    drawn: integer("drawn"),
    /** The prize's number. */
    prize: integer("prize"),
    /** Minor units of the prizes' currency. */
    amount: bigint("amount", { mode: "bigint" }),
  },
  (ticket) => [
    index("raffle_tickets_of_member").on(ticket.memberId, ticket.usedAt, ticket.id),
    check(
      "raffle_tickets_used",
      sql`num_nulls(${ticket.usedAt}, ${ticket.drawn}, ${ticket.prize}, ${ticket.amount}) in (0, 4)`,
    ),
  ],
);

export type RaffleTicket = typeof raffleTickets.$inferSelect;
