import { asc, eq, type SQLWrapper, sql } from "drizzle-orm";
import type { Tx } from "../db/openDatabase.ts";
import { type LotteryOrder, lotteryOrders } from "./lottery.tables.ts";

/*
 * The order of locks. Every transaction of the lottery takes them in this order, so that two never wait for each other:
 *
 * 1. the member's row (only placing)
 * 2. the draws of one lottery
 * 3. the orders of one chase, by step
 * 4. the accounts of the ledger, in the order of `ledger/lockOrder.ts`
 */

const drawsLock = (gameCode: SQLWrapper | string) => sql`hashtext('draws ' || ${gameCode}::text)`;

/**
 * Locks the draws of a lottery for a transaction that bets or cancels: they stay as they are until it ends. Any number
 * of transactions hold this lock together. It is not a lock of the row in `lottery_revelations`: a steady flow of bets
 * would keep `revealDraws` waiting for ever, while the advisory lock is given out in turn.
 */
export const holdDraws = (tx: Tx, gameCode: string) =>
  tx.execute(sql`select pg_advisory_xact_lock_shared(${drawsLock(gameCode)})`);

/** Locks the draws of a lottery for a transaction that reveals one: it waits for the bets under way. */
export const changeDraws = (tx: Tx, gameCode: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(${drawsLock(gameCode)})`);

/** Like `changeDraws`, for those of these lotteries on which no bet is under way: returns their codes. It never waits. */
export async function tryChangeDraws(tx: Tx, gameCodes: readonly string[]): Promise<ReadonlySet<string>> {
  const gameCode = sql<string>`code`;
  const rows = await tx
    .select({ gameCode })
    .from(sql`unnest(${sql.param(gameCodes)}::text[]) as code`)
    .where(sql`pg_try_advisory_xact_lock(${drawsLock(gameCode)})`);
  return new Set(rows.map((row) => row.gameCode));
}

/** Locks an order, and with it all orders of its chase. Returns them by step, as they are now. */
export const lockChase = (tx: Tx, { orderId, chaseId }: Pick<LotteryOrder, "orderId" | "chaseId">) =>
  tx
    .select()
    .from(lotteryOrders)
    .where(chaseId === null ? eq(lotteryOrders.orderId, orderId) : eq(lotteryOrders.chaseId, chaseId))
    .orderBy(asc(lotteryOrders.step))
    .for("update");
