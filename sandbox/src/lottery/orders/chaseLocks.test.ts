import { randomUUID } from "node:crypto";
import { and, gt, inArray } from "drizzle-orm";
import { expect, test } from "vitest";
import { failuresOf } from "../../testing/failuresOf.ts";
import { ledgerFaults } from "../../testing/ledgerFaults.ts";
import { openPlatformForFile } from "../../testing/openTestPlatform.ts";
import { shiftClock } from "../../testing/shiftClock.ts";
import { standingOf } from "../draws/draws.ts";
import { requireLottery } from "../lotteries.ts";
import { lotteryOrders } from "../lottery.tables.ts";
import { placeSlip } from "./placing.ts";
import { settleDueOrders } from "./settleDraws.ts";
import { cancelOrder } from "./settlement.ts";

const { platform, db, clock } = await openPlatformForFile();

const SEA = "SEA_5D_1M";
const DEMO = 3;
const CHASES = 6;
const STEPS = 5;
/** Two of them always win, less than all of them cost: the chase stops at its first step. */
const lines = [{ playType: "SUM", content: "BIG,SMALL,ODD,EVEN", unit: "1000", multiple: 1 }];

async function placeChase() {
  const { open } = await standingOf(platform, db, await requireLottery(platform, SEA));
  const bettor = { memberId: DEMO, currency: "VND", idempotencyKey: randomUUID() };
  const chase = { count: STEPS, stopOnWin: true };
  const orders = await placeSlip(platform, bettor, { gameCode: SEA, numero: open.numero, lines, chase });
  return orders[0]?.chaseId ?? "";
}

test("cancelling steps of a chase while it stops never deadlocks, and every order closes once", async () => {
  const stop = failuresOf(db);
  for (let round = 0; round < 4; round += 1) {
    const chases = [];
    for (let i = 0; i < CHASES; i += 1) chases.push(await placeChase());
    const rest = await db
      .select()
      .from(lotteryOrders)
      .where(and(inArray(lotteryOrders.chaseId, chases), gt(lotteryOrders.step, 1)));
    // The first step is drawn; the third and later ones can still be cancelled.
    await shiftClock(platform, clock.offsetMs + 70_000);
    const cancels = rest.map(
      ({ orderId, step }) =>
        () =>
          cancelOrder(platform, DEMO, orderId).then(
            ({ state }) => expect(state).toBe("CANCELLED"),
            (error) => expect([step, error.code]).toEqual([step, "ORDER_NOT_CANCELLABLE"]),
          ),
    );
    const jobs = [() => settleDueOrders(platform), () => settleDueOrders(platform)];
    await Promise.all([...cancels.slice(0, 12), ...jobs, ...cancels.slice(12)].map((work) => work()));
    const after = await db.select().from(lotteryOrders).where(inArray(lotteryOrders.chaseId, chases));
    for (const { step, state } of after) {
      expect(step === 1 ? ["LOST"] : ["CANCELLED", "REFUNDED"]).toContain(state);
    }
  }
  expect(stop().filter((code) => code === "40P01")).toEqual([]);
  expect(await ledgerFaults(db)).toEqual([]);
}, 120_000);
