import { type webhookEventTypes, webhookStates } from "@atrium/schema/values";
import { sql } from "drizzle-orm";
import {
  bigint,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { instant } from "../db/columns.ts";
import { members } from "../member/member.tables.ts";

export type WebhookEventType = (typeof webhookEventTypes)[number];

/** Addresses that get events: those of partners, which gateways name, and the postbacks of agents. */
export const webhookEndpoints = pgTable("webhook_endpoints", {
  /** `partner/endpoint`, or `@` and the id of an agent. */
  name: text("name").primaryKey(),
  /** Only events of accounts below this agent; null for all accounts. */
  agentId: integer("agent_id").references(() => members.id),
  events: text("events").$type<WebhookEventType>().array().notNull(),
  /** An agent's address with places such as `{amount}`; null for a partner's, which only gateways know. */
  address: text("address"),
  /** When a gateway last named it, by the database's clock. */
  seenAt: timestamp("seen_at", { withTimezone: true }).notNull().defaultNow(),
  /** The first failure after the last success; null while it works. */
  failingSince: instant("failing_since"),
  /** It gets nothing from then on, until an event is sent to it again by hand. */
  disabledAt: instant("disabled_at"),
});

/** What happened to a member. The database's triggers write a row in the transaction of the change, when an endpoint wants it. */
export const webhookEvents = pgTable(
  "webhook_events",
  {
    /** In the order of the changes of one member. */
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    /** What receivers know it by, over all tries. */
    key: uuid("key").notNull().defaultRandom(),
    type: text("type").$type<WebhookEventType>().notNull(),
    /** No foreign key: it would lock the member's row in transactions that lock others first. */
    memberId: integer("member_id").notNull(),
    at: instant("at").notNull(),
    /** Amounts are minor units of `currency`, as text. */
    data: jsonb("data").$type<Record<string, string | number>>().notNull(),
  },
  (event) => [
    // Of two deposits that arrive at once one is the first.
    uniqueIndex("webhook_events_first").on(event.memberId).where(sql`${event.type} = 'DEPOSIT_FIRST'`),
  ],
);

/** A try to send an event. */
export interface Try {
  /** ISO 8601. */
  at: string;
  /** The status of the answer; null without one. */
  status: number | null;
  latencyMs: number;
  /** The beginning of the answer, or why there was none. */
  answer: string;
}

/** An event on its way to one endpoint. Later events of its member wait for it. */
export const webhookDeliveries = pgTable(
  "webhook_deliveries",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    endpoint: text("endpoint")
      .notNull()
      .references(() => webhookEndpoints.name, { onDelete: "cascade" }),
    eventId: bigint("event_id", { mode: "number" })
      .notNull()
      .references(() => webhookEvents.id, { onDelete: "cascade" }),
    memberId: integer("member_id").notNull(),
    state: text("state", { enum: webhookStates }).notNull().default("WAITING"),
    /** The next try, by the platform's clock; null for at once. */
    dueAt: instant("due_at"),
    /** The first try since it was last asked for. */
    startedAt: instant("started_at"),
    /** Tries since then. */
    tries: integer("tries").notNull().default(0),
    /** The gateway's present try, and until when its report counts, by the database's clock. */
    taken: uuid("taken"),
    takenUntil: timestamp("taken_until", { withTimezone: true }),
    /** The latest tries, the oldest first. */
    log: jsonb("log").$type<Try[]>().notNull().default([]),
  },
  (delivery) => [
    unique("webhook_deliveries_once").on(delivery.endpoint, delivery.eventId),
    index("webhook_deliveries_event").on(delivery.eventId),
    index("webhook_deliveries_latest").on(delivery.endpoint, delivery.id),
    index("webhook_deliveries_waiting")
      .on(delivery.endpoint, delivery.memberId, delivery.eventId)
      .where(sql`${delivery.state} = 'WAITING'`),
  ],
);
