import { randomUUID } from "node:crypto";
import { asc, eq } from "drizzle-orm";
import type { Tx } from "../../db/openDatabase.ts";
import { betIdAt } from "../../games/betId.ts";
import { availabilityOf } from "../../games/gameView.ts";
import { recordRecent } from "../../games/memberGames.ts";
import { PlatformError } from "../../http/errors.ts";
import { requestKeyOf } from "../../http/idempotency/madeBefore.ts";
import { transact } from "../../ledger/transact.ts";
import type { Draw } from "../../lotteryRules/schedule.ts";
import { lockActiveMember } from "../../member/memberLocks.ts";
import { CATALOGUE_CURRENCY } from "../../money.ts";
import { secureRandom } from "../../random/secureRandom.ts";
import { requireRoomForBet } from "../../responsibleGaming/playLimits.ts";
import { requireNoRealityCheck } from "../../responsibleGaming/realityCheck.ts";
import type { SitePlatform } from "../../site/sitePlatform.ts";
import { upcomingViews } from "../draws/draw.wire.ts";
import { commitmentTo, drawsFrom, standingAt } from "../draws/draws.ts";
import { type DrawMoment, momentOf } from "../draws/moment.ts";
import { holdDraws } from "../locks.ts";
import { type Lottery, requireLottery } from "../lotteries.ts";
import { type LotteryOrder, lotteryOrders } from "../lottery.tables.ts";
import { recordBets, takeStakes } from "./orderMoney.ts";
import { digestOfSlip, priceLines, type Slip } from "./slip.ts";

/** The member who places a slip, and the idempotency key. */
export interface Bettor {
  memberId: number;
  currency: string;
  idempotencyKey: string;
}

/**
 * Places a slip: takes its price, for a chase that of all its draws, and writes one order per draw. A repeated slip
 * gets the same orders, also when the first answer was lost; another slip under its key is refused.
 */
export async function placeSlip(platform: SitePlatform, bettor: Bettor, slip: Slip): Promise<LotteryOrder[]> {
  const lottery = await requireLottery(platform, slip.gameCode);
  const { memberId, currency } = bettor;
  const slipKey = requestKeyOf(bettor);
  const digest = digestOfSlip(slip);

  return transact(platform, async (tx) => {
    // One slip per member at a time: simultaneous slips, also repeats, wait here.
    const member = await lockActiveMember(tx, memberId, platform.clock.now());
    const known = await ordersOfSlip(tx, slipKey);
    if (known.some((order) => order.digest !== digest)) throw new PlatformError("IDEMPOTENCY_MISMATCH");
    if (known.length > 0) return known;
    if (!member.canBet) throw new PlatformError("BET_NOT_ALLOWED");
    requireNoRealityCheck(platform, member, platform.clock.now());
    // The lottery names its stakes in one currency only.
    if (currency !== CATALOGUE_CURRENCY) throw new PlatformError("CURRENCY_NOT_OFFERED");

    await holdDraws(tx, lottery.gameCode);
    const moment = await momentOf(platform, tx, [lottery]);
    const at = moment.now;
    assertOpen(lottery, at);
    const draws = openDraws(lottery, moment, slip);
    const { lines, betCount, stake } = priceLines(lottery, slip.lines, currency);
    const chaseId = draws.length > 1 ? randomUUID() : null;
    const orders = draws.map(
      (draw, i): LotteryOrder => ({
        // A millisecond apart, as order ids grow with time.
        orderId: betIdAt(new Date(at.getTime() + i), secureRandom),
        memberId,
        slipKey,
        digest,
        nodeId: lottery.game.nodeId,
        gameCode: lottery.gameCode,
        numero: draw.numero,
        commitment: commitmentTo(moment, lottery, draw),
        chaseId,
        step: i + 1,
        steps: draws.length,
        stopOnWin: slip.chase?.stopOnWin ?? false,
        state: "OPEN",
        lines,
        betCount,
        stake,
        win: null,
        currency,
        placedAt: at,
        closesAt: draw.closesAt,
        drawsAt: draw.drawsAt,
        settledAt: null,
      }),
    );
    const total = orders.reduce((sum, order) => sum + order.stake, 0n);
    if (member.hasPlayLimits) await requireRoomForBet(tx, { memberId, currency }, total, at);
    await tx.insert(lotteryOrders).values(orders);
    await takeStakes(tx, orders, at);
    await recordBets(tx, lottery, orders);
    await recordRecent(tx, memberId, lottery.game.nodeId, at);
    return orders;
  });
}

const ordersOfSlip = (tx: Tx, slipKey: string): Promise<LotteryOrder[]> =>
  tx.select().from(lotteryOrders).where(eq(lotteryOrders.slipKey, slipKey)).orderBy(asc(lotteryOrders.step));

function assertOpen({ game }: Lottery, now: Date): void {
  const { status, maintenanceEndsAt } = availabilityOf(game, now);
  if (status !== "ACTIVE") throw new PlatformError("GAME_MAINTENANCE", { value: { endsAt: maintenanceEndsAt } });
}

/**
 * The draws of a slip; throws DRAW_CLOSED, with the draw that takes bets now, when the slip's first draw is another
 * one.
 */
function openDraws(lottery: Lottery, moment: DrawMoment, { numero, chase }: Slip): Draw[] {
  const { open } = standingAt(lottery, moment);
  if (open.numero !== numero) throw new PlatformError("DRAW_CLOSED", { value: upcomingViews(lottery, moment, 1)[0] });
  return drawsFrom(lottery, moment, open, chase?.count ?? 1);
}
