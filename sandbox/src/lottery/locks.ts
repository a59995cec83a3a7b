import { asc, eq } from "drizzle-orm";
import type { Tx } from "../db/openDatabase.ts";
import { type LotteryOrder, lotteryOrders } from "./lottery.tables.ts";

/*
 * The order of locks. Every transaction of the lottery takes them in this order, so that two never wait for each other:
 *
 * 1. the member's row (only placing)
 * 2. the orders of one chase, by step
 * 3. the accounts of the ledger (`post` sorts them by id)
 */

/** Locks an order, and with it all orders of its chase. Returns them by step, as they are now. */
export const lockChase = (tx: Tx, { orderId, chaseId }: Pick<LotteryOrder, "orderId" | "chaseId">) =>
  tx
    .select()
    .from(lotteryOrders)
    .where(chaseId === null ? eq(lotteryOrders.orderId, orderId) : eq(lotteryOrders.chaseId, chaseId))
    .orderBy(asc(lotteryOrders.step))
    .for("update");
