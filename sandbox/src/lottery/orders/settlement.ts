import { and, asc, eq, inArray, lt, lte, notExists, or } from "drizzle-orm";
import { alias, unionAll } from "drizzle-orm/pg-core";
import type { CorePlatform } from "../../corePlatform.ts";
import type { Tx } from "../../db/openDatabase.ts";
import { PlatformError } from "../../http/errors.ts";
import { type LedgerTx, transact } from "../../ledger/transact.ts";
import { cancelBet, settleBet } from "../../records/settleBet.ts";
import { AT_ONCE, attemptsOf, isNotPostponed } from "../../settling/settleDue.ts";
import { databaseInstant } from "../../site/databaseTime.ts";
import { pastDraw } from "../draws/draws.ts";
import { type DrawMoment, isRevealed, momentOf } from "../draws/moment.ts";
import { holdDraws, lockChase } from "../locks.ts";
import { findLottery } from "../lotteries.ts";
import { type LotteryOrder, lotteryOrders, lotteryRevelations, type OrderState } from "../lottery.tables.ts";
import { coverOfOrder } from "./coverOfOrder.ts";
import { moveForOrder } from "./orderMoney.ts";
import { winOf } from "./slip.ts";

/**
 * Settles an order after its draw, in one transaction: pays its win or marks it lost, also when a part of the stake comes back,
 * and refunds the later steps of a chase that stops. Orders that are settled already, or not yet due, stay as they are. Returns the orders that it
 * closed.
 */
export async function settleOrder(platform: CorePlatform, orderId: string): Promise<LotteryOrder[]> {
  const [found] = await platform.db.select().from(lotteryOrders).where(eq(lotteryOrders.orderId, orderId));
  if (!found) return [];
  const lottery = await findLottery(platform, found.gameCode);
  return transact(platform, async (tx) => {
    const steps = await lockChase(tx, found);
    const order = steps.find((step) => step.orderId === orderId);
    const moment = await momentOf(platform, tx, [found]);
    const at = moment.now;
    if (order?.state !== "OPEN") return [];
    if (lottery ? !isRevealed(lottery, order.numero, moment) : order.drawsAt > at) return [];
    // A lottery that is no longer in the catalogue has no draws.
    if (!lottery) return [await giveBack(tx, order, "REFUNDED", at)];
    const others = steps.filter((step) => step !== order && step.state === "OPEN");
    // The steps of a chase that stops settle in order, even when several are due at once.
    if (order.stopOnWin && others.some(({ step }) => step < order.step)) return [];

    const drawn = pastDraw(moment, lottery, order.numero, order.drawsAt);
    if (order.commitment !== null && order.commitment !== drawn.commitment) {
      throw new Error(`${order.gameCode} ${order.numero} has another seed than this order was promised`);
    }
    const lines = order.lines.map((line) => ({ ...line, win: String(winOf(lottery, line, drawn)) }));
    const win = lines.reduce((sum, line) => sum + BigInt(line.win), 0n);
    if (win > 0n) await moveForOrder(tx, order, { kind: "WIN", amount: win, at });
    const covered = await coverOfOrder(tx, lottery, order, moment);
    await settleBet(tx, { betId: orderId, bet: order.stake, win, covered, currency: order.currency, at });
    const state = win < order.stake ? "LOST" : "WON";
    const closed = [await close(tx, order, { state, win, lines, settledAt: at })];
    // Any prize stops a chase, also one that pays less than the stake.
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
    await holdDraws(tx, found.gameCode);
    const order = (await lockChase(tx, found)).find((step) => step.orderId === orderId);
    if (!order) throw new PlatformError("NOT_FOUND");
    if (order.state === "CANCELLED") return order;
    const moment = await momentOf(platform, tx, [found]);
    if (!isCancellable(order, moment)) throw new PlatformError("ORDER_NOT_CANCELLABLE");
    return giveBack(tx, order, "CANCELLED", moment.now);
  });
}

/** Whether an order can be cancelled at that moment. */
export const isCancellable = (
  { state, gameCode, numero, closesAt, drawsAt }: LotteryOrder,
  { now, revealed }: DrawMoment,
): boolean => state === "OPEN" && now < closesAt && now < drawsAt && numero > (revealed.get(gameCode) ?? "");

async function giveBack(
  tx: LedgerTx,
  order: LotteryOrder,
  state: "CANCELLED" | "REFUNDED",
  at: Date,
): Promise<LotteryOrder> {
  await moveForOrder(tx, order, { kind: "REFUND", amount: order.stake, at });
  await cancelBet(tx, { betId: order.orderId, bet: order.stake, at });
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
 * Open orders of revealed draws, by the time of their draws. A step of a chase that stops waits for the steps before it:
 * it is not due while one of them is open.
 */
export const dueOrders = ({ db }: CorePlatform, count = AT_ONCE) =>
  db
    .select({ key: lotteryOrders.orderId })
    .from(lotteryOrders)
    .where(
      and(
        inArray(lotteryOrders.orderId, unionAll(revealedOrders(db), timelyOrders(db))),
        isNotPostponed("order", lotteryOrders.orderId),
        or(eq(lotteryOrders.stopOnWin, false), notExists(openStepBefore(db))),
      ),
    )
    .orderBy(attemptsOf("order", lotteryOrders.orderId), asc(lotteryOrders.drawsAt), asc(lotteryOrders.step))
    .limit(count);

const revealedOrders = (db: Tx) =>
  db
    .select({ orderId: lotteryOrders.orderId })
    .from(lotteryRevelations)
    .innerJoin(
      lotteryOrders,
      and(
        eq(lotteryOrders.gameCode, lotteryRevelations.gameCode),
        lte(lotteryOrders.numero, lotteryRevelations.numero),
        eq(lotteryOrders.state, "OPEN"),
      ),
    );

/** By time, because a lottery that is no longer in the catalogue reveals nothing; its orders are given back. */
const timelyOrders = (db: Tx) =>
  db
    .select({ orderId: lotteryOrders.orderId })
    .from(lotteryOrders)
    .where(and(eq(lotteryOrders.state, "OPEN"), lte(lotteryOrders.drawsAt, databaseInstant)));

const openStepBefore = (db: Tx) =>
  db
    .select({ orderId: earlier.orderId })
    .from(earlier)
    .where(
      and(eq(earlier.chaseId, lotteryOrders.chaseId), lt(earlier.step, lotteryOrders.step), eq(earlier.state, "OPEN")),
    );
