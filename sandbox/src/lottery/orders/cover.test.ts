import { randomUUID } from "node:crypto";
import { eq, inArray } from "drizzle-orm";
import { expect, test } from "vitest";
import { bets } from "../../games/bets.tables.ts";
import { openPlatformForFile } from "../../testing/openTestPlatform.ts";
import { shiftClock } from "../../testing/shiftClock.ts";
import { standingOf } from "../draws/draws.ts";
import { revealDraws } from "../draws/moment.ts";
import { requireLottery } from "../lotteries.ts";
import { type LotteryOrder, lotteryOrders } from "../lottery.tables.ts";
import { placeSlip } from "./placing.ts";
import { settleDueOrders } from "./settleDraws.ts";
import { cancelOrder, settleOrder } from "./settlement.ts";

const { platform, db, clock } = await openPlatformForFile();

const GAME = "SEA_5D_1M";
const DEMO = 3;
const OTHER = 10;

interface Bet {
  content: string;
  unit?: string;
  playType?: string;
  memberId?: number;
  chase?: { count: number; stopOnWin: boolean };
}

async function place({
  content,
  unit = "1000",
  playType = "SUM",
  memberId = DEMO,
  chase,
}: Bet): Promise<LotteryOrder[]> {
  const { open } = await standingOf(platform, db, await requireLottery(platform, GAME));
  const bettor = { memberId, currency: "VND", idempotencyKey: randomUUID() };
  const lines = [{ playType, content, unit, multiple: 1 }];
  return placeSlip(platform, bettor, { gameCode: GAME, numero: open.numero, lines, chase });
}

const wait = (minutes: number) => shiftClock(platform, clock.offsetMs + minutes * 60_000 + 1_000);

/** Valid stakes, in the order of the given bets. */
async function validOf(...orders: (LotteryOrder | undefined)[]): Promise<bigint[]> {
  const ids = orders.map((order) => order?.orderId ?? "");
  const rows = await db.select().from(bets).where(inArray(bets.betId, ids));
  return ids.map((id) => rows.find(({ betId }) => betId === id)?.validBet ?? -1n);
}

test.each([false, true])(
  "orders on one draw cover each other, whichever is settled first (the last: %s)",
  async (isReversed) => {
    const [big] = await place({ content: "BIG", unit: "20000" });
    const [ofOther] = await place({ content: "SMALL", unit: "20000", memberId: OTHER });
    const [digit] = await place({ content: "7", playType: "DIGIT_1" });
    const [cancelled] = await place({ content: "SMALL", unit: "5000" });
    const [small] = await place({ content: "SMALL", unit: "20000" });
    await cancelOrder(platform, DEMO, cancelled?.orderId ?? "");
    await wait(2);
    await revealDraws(platform, [await requireLottery(platform, GAME)]);
    const placed = [big, small, digit, ofOther, cancelled];
    for (const order of isReversed ? placed.toReversed() : placed) await settleOrder(platform, order?.orderId ?? "");
    // Whatever comes, 38,000 of 40,000 are paid back.
    expect(await validOf(...placed)).toEqual([1_000n, 1_000n, 1_000n, 20_000n, 0n]);
  },
);

test("a step of a chase covers bets on its own draw, unless a win before it stopped the chase", async () => {
  // Two of these four always win.
  const [first, second] = await place({ content: "BIG,SMALL,ODD,EVEN", chase: { count: 2, stopOnWin: true } });
  const [one, two] = await place({ content: "BIG", chase: { count: 2, stopOnWin: false } });
  await wait(3);
  await revealDraws(platform, [await requireLottery(platform, GAME)]);
  // Its second step is still open when this one is settled.
  await settleOrder(platform, two?.orderId ?? "");
  expect(await validOf(two)).toEqual([1_000n]);
  await settleDueOrders(platform);
  const [refunded] = await db
    .select()
    .from(lotteryOrders)
    .where(eq(lotteryOrders.orderId, second?.orderId ?? ""));
  expect(refunded?.state).toBe("REFUNDED");
  // Small and odd, the worst result, pays 3,800 of 5,000. The chase gets back 3,800 in some results: those of its whole stake.
  expect(await validOf(first, one, second)).toEqual([960n, 240n, 0n]);
});
