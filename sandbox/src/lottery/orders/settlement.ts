import { and, asc, eq, lt, lte, notExists, or } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { CorePlatform } from "../../corePlatform.ts";
import type { Tx } from "../../db/openDatabase.ts";
import { settleBet } from "../../games/settleBet.ts";
import { PlatformError } from "../../http/errors.ts";
import { type LedgerTx, transact } from "../../ledger/transact.ts";
import { AT_ONCE, attemptsOf, isNotPostponed } from "../../settling/settleDue.ts";
import { outcomeOf } from "../draws/draws.ts";
import { lockChase } from "../locks.ts";
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
  if (!found) return [];
  const lottery = await findLottery(platform, found.gameCode);
  const drawn = lottery && (await outcomeOf(db, lottery, found.numero));
  return transact(platform, async (tx) => {
    const steps = await lockChase(tx, found);
    const order = steps.find((step) => step.orderId === orderId);
    const at = clock.now();
    if (order?.state !== "OPEN" || order.drawsAt > at) return [];
    // A lottery that is no longer in the catalogue has no draws.
    if (!lottery || !drawn) return [await giveBack(tx, order, "REFUNDED", at)];
    const others = steps.filter((step) => step !== order && step.state === "OPEN");
    // The steps of a chase that stops settle in order, even when several are due at once.
    if (order.stopOnWin && others.some(({ step }) => step < order.step)) return [];

    const lines = order.lines.map((line) => ({ ...line, win: String(winOf(lottery, line, drawn)) }));
    const win = lines.reduce((sum, line) => sum + BigInt(line.win), 0n);
    if (win > 0n) await moveForOrder(tx, order, { kind: "WIN", amount: win, at });
    await settleBet(tx, { betId: orderId, bet: order.stake, win, currency: order.currency, at });
    const closed = [await close(tx, order, { state: win > 0n ? "WON" : "LOST", win, lines, settledAt: at })];
    if (win > 0n && order.stopOnWin) {
      for (const other of others) closed.push(await giveBack(tx, other, "REFUNDED", at));
    }
    return closed;
  });
}

/** Cancels an order before its draw closes; an order that is cancelled already is returned unchanged. */
export async function cancelOrder(platform: CorePlatform, memberId: number, orderId: string): Promise<LotteryOrder> {
  const isOwn = and(eq(lotteryOrders.orderId, orderId), eq(lotteryOrders.memberId, memberId));
  const [found] = await platform.db.select().from(lotteryOrders).where(isOwn);
  if (!found) throw new PlatformError("NOT_FOUND");
  return transact(platform, async (tx) => {
    const order = (await lockChase(tx, found)).find((step) => step.orderId === orderId);
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

/** An order of the same chase. */
const earlier = alias(lotteryOrders, "earlier");

/**
 * Open orders whose draw is over, by the time of their draws. A step of a chase that stops waits for the steps before it:
 * it is not due while one of them is open.
 */
export const dueOrders = ({ db, clock }: CorePlatform, count = AT_ONCE) =>
  db
    .select({ key: lotteryOrders.orderId })
    .from(lotteryOrders)
    .where(
      and(
        eq(lotteryOrders.state, "OPEN"),
        lte(lotteryOrders.drawsAt, clock.now()),
        isNotPostponed("order", lotteryOrders.orderId),
        or(eq(lotteryOrders.stopOnWin, false), notExists(openStepBefore(db))),
      ),
    )
    .orderBy(attemptsOf("order", lotteryOrders.orderId), asc(lotteryOrders.drawsAt), asc(lotteryOrders.step))
    .limit(count);

const openStepBefore = (db: Tx) =>
  db
    .select({ orderId: earlier.orderId })
    .from(earlier)
    .where(
      and(eq(earlier.chaseId, lotteryOrders.chaseId), lt(earlier.step, lotteryOrders.step), eq(earlier.state, "OPEN")),
    );
