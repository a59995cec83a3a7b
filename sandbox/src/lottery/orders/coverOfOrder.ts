import { and, eq, lt, notInArray } from "drizzle-orm";
import type { Tx } from "../../db/openDatabase.ts";
import { coveredStakes, type PlacedLine } from "../../lotteryRules/cover.ts";
import { chosenIn } from "../../lotteryRules/playType.ts";
import { oddsIn, playTypeOf } from "../../lotteryRules/playTypes.ts";
import { pastDraw } from "../draws/draws.ts";
import type { DrawMoment } from "../draws/moment.ts";
import type { Lottery } from "../lotteries.ts";
import { type LotteryOrder, lotteryOrders } from "../lottery.tables.ts";

/**
 * The part of an order's stake that its member's bets on the same draw cover, in minor units: those of all orders, whenever
 * they were placed. The draw is revealed, so nobody can add or cancel one any more: the result does not depend on which
 * order is settled first.
 */
export async function coverOfOrder(
  tx: Tx,
  lottery: Lottery,
  { orderId, memberId, gameCode, numero, currency }: LotteryOrder,
  moment: DrawMoment,
): Promise<bigint> {
  const orders = await tx
    .select()
    .from(lotteryOrders)
    .where(
      and(
        eq(lotteryOrders.memberId, memberId),
        eq(lotteryOrders.gameCode, gameCode),
        eq(lotteryOrders.numero, numero),
        eq(lotteryOrders.currency, currency),
        notInArray(lotteryOrders.state, ["CANCELLED", "REFUNDED"]),
      ),
    );
  const lines: PlacedLine[] = [];
  for (const order of orders) {
    if (await takesPart(tx, lottery, order, moment)) lines.push(...placedLines(lottery, order));
  }
  return coveredStakes(lottery.kind, lines).get(orderId) ?? 0n;
}

/** Whether an order takes part in its draw: a step of a chase that stops does not when a step before it has won. */
async function takesPart(tx: Tx, lottery: Lottery, order: LotteryOrder, moment: DrawMoment): Promise<boolean> {
  const { state, stopOnWin, chaseId, step } = order;
  if (state !== "OPEN" || !stopOnWin || chaseId === null || step === 1) return true;
  const before = await tx
    .select()
    .from(lotteryOrders)
    .where(and(eq(lotteryOrders.chaseId, chaseId), lt(lotteryOrders.step, step), eq(lotteryOrders.state, "OPEN")));
  return !before.some((one) => {
    const drawn = pastDraw(moment, lottery, one.numero, one.drawsAt);
    return placedLines(lottery, one).some(({ playType, chosen, odds }) => playType.returns(drawn, chosen, odds) > 0n);
  });
}

/** The lines of an order. A line that its lottery no longer offers is left out: it can't be settled either. */
const placedLines = (lottery: Lottery, { orderId, lines }: LotteryOrder): PlacedLine[] =>
  lines.flatMap(({ playType: code, content, unit, multiple, stake }) => {
    const playType = playTypeOf(lottery, code);
    const chosen = playType && chosenIn(playType, content);
    if (!chosen) return [];
    const each = BigInt(unit) * BigInt(multiple);
    return [{ orderId, playType, chosen, odds: oddsIn(lottery, playType), each, stake: BigInt(stake) }];
  });
