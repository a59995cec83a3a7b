import { and, asc, eq, lt, lte, ne } from "drizzle-orm";
import type { CorePlatform } from "../../corePlatform.ts";
import type { Tx } from "../../db/openDatabase.ts";
import { settleBet } from "../../games/settleBet.ts";
import { PlatformError } from "../../http/errors.ts";
import { type LedgerTx, transact } from "../../ledger/transact.ts";
import { outcomeOf } from "../draws/draws.ts";
import { findLottery } from "../lotteries.ts";
import { type LotteryOrder, lotteryOrders, type OrderState } from "../lottery.tables.ts";
import { cancelBet, moveForOrder } from "./orderMoney.ts";
import { winOf } from "./slip.ts";

/**
 * Settles an order whose draw is over, in one transaction: pays its win or marks it lost, and refunds the later steps
 * of a chase that stops. Orders that are settled already, or not yet due, stay as they are. Returns the orders that it
 * closed.
 */
export async function settleOrder(platform: CorePlatform, orderId: string): Promise<LotteryOrder[]> {
  const { db, clock } = platform;
  const [found] = await db.select().from(lotteryOrders).where(eq(lotteryOrders.orderId, orderId));
  const lottery = found && (await findLottery(platform, found.gameCode));
  const drawn = found && lottery && (await outcomeOf(db, lottery, found.numero));
  return transact(platform, async (tx) => {
    const [order] = await tx.select().from(lotteryOrders).where(eq(lotteryOrders.orderId, orderId)).for("update");
    const at = clock.now();
    if (order?.state !== "OPEN" || order.drawsAt > at) return [];
    // A lottery that is no longer in the catalogue has no draws.
    if (!lottery || !drawn) return [await giveBack(tx, order, "REFUNDED", at)];
    if (order.stopOnWin && (await hasOpenStepBefore(tx, order))) return [];

    const lines = order.lines.map((line) => ({ ...line, win: String(winOf(lottery, line, drawn)) }));
    const win = lines.reduce((sum, line) => sum + BigInt(line.win), 0n);
    if (win > 0n) await moveForOrder(tx, order, { kind: "WIN", amount: win, at });
    await settleBet(tx, { betId: orderId, bet: order.stake, win, currency: order.currency, at });
    const settled = await close(tx, order, { state: win > 0n ? "WON" : "LOST", win, lines, settledAt: at });
    return [settled, ...(win > 0n && order.stopOnWin ? await giveBackRest(tx, order, at) : [])];
  });
}

/** Cancels an order before its draw closes; an order that is cancelled already is returned unchanged. */
export async function cancelOrder(platform: CorePlatform, memberId: number, orderId: string): Promise<LotteryOrder> {
  return transact(platform, async (tx) => {
    const [order] = await tx
      .select()
      .from(lotteryOrders)
      .where(and(eq(lotteryOrders.orderId, orderId), eq(lotteryOrders.memberId, memberId)))
      .for("update");
    if (!order) throw new PlatformError("NOT_FOUND");
    if (order.state === "CANCELLED") return order;
    const at = platform.clock.now();
    if (!isCancellable(order, at)) throw new PlatformError("ORDER_NOT_CANCELLABLE");
    return giveBack(tx, order, "CANCELLED", at);
  });
}

/** Whether an order can be cancelled at that moment. */
export const isCancellable = ({ state, closesAt, drawsAt }: LotteryOrder, at: Date) =>
  state === "OPEN" && at < closesAt && at < drawsAt;

/** The steps of a chase that stops settle in order, even when several are due at once. */
async function hasOpenStepBefore(tx: Tx, { chaseId, step }: LotteryOrder): Promise<boolean> {
  if (chaseId === null) return false;
  const before = await tx
    .select({ orderId: lotteryOrders.orderId })
    .from(lotteryOrders)
    .where(and(eq(lotteryOrders.chaseId, chaseId), lt(lotteryOrders.step, step), eq(lotteryOrders.state, "OPEN")))
    .limit(1);
  return before.length > 0;
}

async function giveBackRest(tx: LedgerTx, { chaseId, orderId }: LotteryOrder, at: Date): Promise<LotteryOrder[]> {
  if (chaseId === null) return [];
  const rest = await tx
    .select()
    .from(lotteryOrders)
    .where(and(eq(lotteryOrders.chaseId, chaseId), ne(lotteryOrders.orderId, orderId), eq(lotteryOrders.state, "OPEN")))
    .orderBy(asc(lotteryOrders.step))
    .for("update");
  const given = [];
  for (const order of rest) given.push(await giveBack(tx, order, "REFUNDED", at));
  return given;
}

async function giveBack(
  tx: LedgerTx,
  order: LotteryOrder,
  state: "CANCELLED" | "REFUNDED",
  at: Date,
): Promise<LotteryOrder> {
  await moveForOrder(tx, order, { kind: "REFUND", amount: order.stake, at });
  await cancelBet(tx, order, at);
  return close(tx, order, { state, win: 0n, settledAt: at });
}

interface Closing {
  state: OrderState;
  win: bigint;
  lines?: LotteryOrder["lines"];
  settledAt: Date;
}

async function close(tx: Tx, { orderId }: LotteryOrder, changes: Closing): Promise<LotteryOrder> {
  const [closed] = await tx
    .update(lotteryOrders)
    .set(changes)
    .where(and(eq(lotteryOrders.orderId, orderId), eq(lotteryOrders.state, "OPEN")))
    .returning();
  if (!closed) throw new Error(`order ${orderId} was closed twice`);
  return closed;
}

const AT_ONCE = 500;

/** Open orders whose draw is over, by the time of their draws. */
export const dueOrders = ({ db, clock }: CorePlatform) =>
  db
    .select({ orderId: lotteryOrders.orderId })
    .from(lotteryOrders)
    .where(and(eq(lotteryOrders.state, "OPEN"), lte(lotteryOrders.drawsAt, clock.now())))
    .orderBy(asc(lotteryOrders.drawsAt), asc(lotteryOrders.step))
    .limit(AT_ONCE);
