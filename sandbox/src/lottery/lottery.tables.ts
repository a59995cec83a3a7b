import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { instant } from "../db/columns.ts";
import { ofMember } from "../member/member.tables.ts";

const money = (name: string) => bigint(name, { mode: "bigint" });

/** One row: the secret that all draws' seeds are derived from. It reveals every draw, so it is sealed. */
export const lotterySecrets = pgTable("lottery_secrets", {
  id: integer("id").primaryKey(),
  /** 32 bytes, sealed with `LOTTERY_KEY`. */
  secret: text("secret").notNull(),
  /** When the secret was made. Draws before it were generated: nobody could bet on them. */
  since: instant("since").notNull().defaultNow(),
});

/**
 * The last draw of each lottery with revealed numbers. A revealed draw takes no bets, even when a clock is wrong.
 * Numbers are shown or paid only after this row was committed. The number only grows: a trigger refuses a smaller one.
 */
export const lotteryRevelations = pgTable("lottery_revelations", {
  gameCode: text("game_code").primaryKey(),
  /** Numbers of one lottery's draws sort as text. */
  numero: text("numero").notNull(),
  revealedAt: instant("revealed_at").notNull(),
});

/** Times of draws that `/sandbox/draw` brought forward. Other draws have no row: their time is computed. */
export const lotteryEarlyDraws = pgTable(
  "lottery_early_draws",
  {
    gameCode: text("game_code").notNull(),
    numero: text("numero").notNull(),
    drawnAt: instant("drawn_at").notNull(),
  },
  (draw) => [primaryKey({ columns: [draw.gameCode, draw.numero] })],
);

/** The states of an order, as the wire spells them. */
export const orderStates = ["OPEN", "WON", "LOST", "CANCELLED", "REFUNDED"] as const;
export type OrderState = (typeof orderStates)[number];

/** A line of an order; amounts are minor units as decimal text, as JSON has no bigint. */
export interface OrderLine {
  playType: string;
  content: string;
  unit: string;
  multiple: number;
  betCount: number;
  stake: string;
  /** Null until it is settled. */
  win: string | null;
}

/**
 * An order: the bets of one slip on one draw; a chase has one order per draw. The ledger's keys are
 * `lottery-bet:<orderId>`, then `lottery-win:<orderId>` or `lottery-refund:<orderId>`.
 */
export const lotteryOrders = pgTable(
  "lottery_orders",
  {
    /** Also the id of its row in `bets`. */
    orderId: text("order_id").primaryKey(),
    memberId: ofMember(),
    /** Member and idempotency key: a slip is placed once, however often it is sent. */
    slipKey: text("slip_key").notNull(),
    /** Hash of the slip: distinguishes a repeat from another slip under the same key. */
    digest: text("digest").notNull(),
    nodeId: integer("node_id").notNull(),
    gameCode: text("game_code").notNull(),
    numero: text("numero").notNull(),
    /** The draw's commitment, as published when the order was placed; null for orders of earlier releases. */
    commitment: text("commitment"),
    /** The chase that the order is a step of. */
    chaseId: uuid("chase_id"),
    /** Counted from 1; also 1 for an order without a chase. */
    step: integer("step").notNull(),
    steps: integer("steps").notNull(),
    stopOnWin: boolean("stop_on_win").notNull(),
    state: text("state", { enum: orderStates }).notNull(),
    lines: jsonb("lines").$type<OrderLine[]>().notNull(),
    betCount: integer("bet_count").notNull(),
    stake: money("stake").notNull(),
    win: money("win"),
    currency: text("currency").notNull(),
    placedAt: instant("placed_at").notNull(),
    closesAt: instant("closes_at").notNull(),
    drawsAt: instant("draws_at").notNull(),
    settledAt: instant("settled_at"),
  },
  (order) => [
    uniqueIndex("lottery_orders_slip").on(order.slipKey, order.step),
    index("lottery_orders_of_member").on(order.memberId, order.placedAt, order.orderId),
    index("lottery_orders_of_draw").on(order.memberId, order.gameCode, order.numero),
    index("lottery_orders_open").on(order.drawsAt).where(sql`${order.state} = 'OPEN'`),
    index("lottery_orders_open_draw").on(order.gameCode, order.numero).where(sql`${order.state} = 'OPEN'`),
    index("lottery_orders_chase").on(order.chaseId, order.step),
    check("lottery_orders_step", sql`${order.step} between 1 and ${order.steps}`),
    check("lottery_orders_amounts", sql`${order.stake} > 0 and ${order.betCount} > 0 and ${order.win} >= 0`),
    check(
      "lottery_orders_outcome",
      sql`case ${order.state}
        when 'OPEN' then ${order.settledAt} is null and ${order.win} is null
        when 'WON' then ${order.settledAt} is not null and ${order.win} >= ${order.stake}
        when 'LOST' then ${order.settledAt} is not null and ${order.win} < ${order.stake}
        else ${order.settledAt} is not null and ${order.win} = 0 and ${order.state} in ('CANCELLED', 'REFUNDED') end`,
    ),
  ],
);

export type LotteryOrder = typeof lotteryOrders.$inferSelect;
