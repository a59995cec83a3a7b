import { hash, randomUUID } from "node:crypto";
import { whatever } from "@atrium/scripts/property";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, inject, test, vi } from "vitest";
import { PlatformError } from "../../http/errors.ts";
import type { Platform } from "../../platform.ts";
import { Crash, crashAt } from "../../testing/crashing.ts";
import { ledgerFaults } from "../../testing/ledgerFaults.ts";
import { countLockWaits, untilLockWaits } from "../../testing/lockWaits.ts";
import { openPlatformForFile } from "../../testing/openTestPlatform.ts";
import { shiftClock } from "../../testing/shiftClock.ts";
import { Clock } from "../../time/clock.ts";
import { DAY_MS, MINUTE_MS } from "../../time/units.ts";
import { changeDraws, holdDraws } from "../locks.ts";
import { lotteriesOf, requireLottery } from "../lotteries.ts";
import { type LotteryOrder, lotteryOrders, lotteryRevelations } from "../lottery.tables.ts";
import { placeSlip } from "../orders/placing.ts";
import { settleDueOrders } from "../orders/settleDraws.ts";
import { cancelOrder } from "../orders/settlement.ts";
import { upcomingViews } from "./draw.wire.ts";
import { pastDraw, resultsOf, standingAt, standingOf } from "./draws.ts";
import { lastRevealed, momentOf, reveal, revealDraws } from "./moment.ts";

const SEA = "SEA_5D_1M";
const OTHER = "SEA_K3_3M";
const DEMO = 3;

/** A clock that is 90 seconds fast. */
class WrongClock extends Clock {
  override now(): Date {
    return new Date(super.now().getTime() + 90_000);
  }
}

const { platform, db, clock } = await openPlatformForFile();
/** Another process on the same database; its own clock is 90 seconds ahead. */
const ahead = { ...platform, clock: new WrongClock() };
const lottery = await requireLottery(platform, SEA);
beforeEach(() => shiftClock(platform, 0));

const lines = [{ playType: "SUM", content: "BIG,SMALL", unit: "1000", multiple: 1 }];
const openNumero = async (on: Platform) => (await standingOf(on, on.db, lottery)).open.numero;
const place = (on: Platform, numero: string, count = 1, idempotencyKey = randomUUID()) =>
  placeSlip(
    on,
    { memberId: DEMO, currency: "VND", idempotencyKey },
    { gameCode: SEA, numero, lines, ...(count > 1 && { chase: { count, stopOnWin: false } }) },
  );
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => "OK",
    (error) => (error instanceof PlatformError ? error.code : Promise.reject(error)),
  );
const revealedNumero = async () => (await momentOf(platform, db, [lottery])).revealed.get(SEA) ?? "";
const orderOf = async (orderId: string) =>
  (await db.select().from(lotteryOrders).where(eq(lotteryOrders.orderId, orderId)))[0];

describe("a revealed draw", () => {
  test("takes no bets and no cancellation when the clock is set forward and back, and its orders are settled", async () => {
    const numero = await openNumero(platform);
    const [order] = await place(platform, numero);
    await shiftClock(platform, 2 * MINUTE_MS);
    const [shown] = (await resultsOf(platform, lottery, 3)).filter((draw) => draw.numero === numero);
    expect(shown?.numbers).toHaveLength(5);
    await shiftClock(platform, 0);
    expect(await codeOf(place(platform, numero))).toBe("DRAW_CLOSED");
    expect(await codeOf(cancelOrder(platform, DEMO, order?.orderId ?? ""))).toBe("ORDER_NOT_CANCELLABLE");
    // What takes bets is later than everything that was shown.
    const revealed = await revealedNumero();
    expect((await openNumero(platform)) > revealed).toBe(true);
    expect((await resultsOf(platform, lottery, 1))[0]?.numero).toBe(revealed);
    await settleDueOrders(platform);
    expect((await orderOf(order?.orderId ?? ""))?.state).toMatch(/WON|LOST/);
  });

  test("a clock that was set back by days closes no lottery for more than half its period: its draws go on from there", async () => {
    const all = await lotteriesOf(platform);
    await shiftClock(platform, 12.4 * DAY_MS);
    const ahead = await revealDraws(platform, all);
    await shiftClock(platform, 0);
    const moment = await revealDraws(platform, all);
    for (const one of all) {
      const { current, isClosed, next } = standingAt(one, moment);
      const wait = current.drawsAt.getTime() - moment.now.getTime();
      expect(wait).toBeLessThanOrEqual(1.5 * one.schedule.everyMs);
      expect(current.numero > lastRevealed(one, ahead).numero).toBe(true);
      const opens = (isClosed ? next : current).opensAt.getTime() - moment.now.getTime();
      expect(opens).toBeLessThanOrEqual(0.5 * one.schedule.everyMs);
      expect(current.index).toBeGreaterThan(lastRevealed(one, moment).index);
    }
  });

  test("is the same for a process with a wrong clock", async () => {
    const draws = await Promise.all([standingOf(platform, db, lottery), standingOf(ahead, ahead.db, lottery)]);
    expect(draws[1]).toEqual(draws[0]);
    const [first, second] = await Promise.all([resultsOf(platform, lottery, 5), resultsOf(ahead, lottery, 5)]);
    expect(second).toEqual(first);
    const [order] = await place(ahead, draws[0].open.numero);
    expect(order?.numero).toBe(draws[0].open.numero);
    const { now } = await momentOf(ahead, ahead.db, [lottery]);
    expect(Math.abs(now.getTime() - Date.now())).toBeLessThan(5_000);
    expect(order?.placedAt.getTime()).toBeLessThan(Date.now() + 5_000);
  });

  test("stays revealed: the database refuses to go back", async () => {
    await revealDraws(platform, [lottery]);
    const before = await revealedNumero();
    const back = db.update(lotteryRevelations).set({ numero: "20200101-0001" });
    await expect(back).rejects.toThrow(expect.objectContaining({ cause: expect.objectContaining({ code: "23514" }) }));
    await reveal(platform, db, { gameCode: SEA, numero: "20200101-0001", revealedAt: new Date() });
    expect(await revealedNumero()).toBe(before);
  });

  test("can't be computed before it is revealed", async () => {
    const moment = await revealDraws(platform, [lottery]);
    const { open } = await standingOf(platform, db, lottery);
    expect(() => pastDraw(moment, lottery, open.numero, open.drawsAt)).toThrow("not revealed");
  });

  // The embedded database runs one transaction at a time.
  test.runIf(inject("postgresUrl"))(
    "waits for the bets under way, and a steady flow of bets can't hold it up",
    async () => {
      const events: string[] = [];
      let isHeld = () => {};
      const held = new Promise<void>((resolve) => {
        isHeld = resolve;
      });
      const bet = db.transaction(async (tx) => {
        await holdDraws(tx, SEA);
        isHeld();
        await vi.waitFor(() => expect(events).toEqual(["another lottery revealed"]), { timeout: 10_000 });
        await untilLockWaits(db);
        events.push("bet");
      });
      await held;
      const before = await revealedNumero();
      await shiftClock(platform, 10 * MINUTE_MS);
      const [shown] = await resultsOf(platform, lottery, 1);
      expect([shown?.numero, ...events]).toEqual([before]);
      const unsubscribe = platform.events.subscribe(({ topic, data }) => {
        if (topic === "draw" && data?.gameCode === OTHER) events.push("another lottery revealed");
      });
      await revealDraws(ahead, [lottery, await requireLottery(platform, OTHER)]).then(() => events.push("revealed"));
      await bet;
      unsubscribe();
      expect(events).toEqual(["another lottery revealed", "bet", "revealed"]);

      let isOver = false;
      let bets = 0;
      const flow = Array.from({ length: 4 }, async () => {
        for (let round = 0; round < 150 && !isOver; round += 1) {
          await db.transaction(async (tx) => {
            await holdDraws(tx, SEA);
            bets += 1;
            const own = bets;
            // No bet leaves before the next one is there, unless that one waits behind the revelation.
            const canLeave = async () => isOver || bets > own || (await countLockWaits(db)) > 1;
            await vi.waitFor(async () => expect(await canLeave()).toBe(true), { timeout: 10_000, interval: 10 });
          });
        }
      });
      await vi.waitFor(() => expect(bets).toBeGreaterThan(8), 10_000);
      await shiftClock(platform, 20 * MINUTE_MS);
      const revealed = revealDraws(platform, [lottery]).then(() => "revealed");
      const first = await Promise.race([revealed, Promise.all(flow).then(() => "the flow has ended")]);
      isOver = true;
      await Promise.all([revealed, ...flow]);
      expect(first).toBe("revealed");
    },
  );
});

// The embedded database runs one transaction at a time.
test.runIf(inject("postgresUrl"))("a draw takes neither a bet nor a cancellation while it is revealed", async () => {
  const numero = await openNumero(platform);
  const [order] = await place(platform, numero);
  let isLocked = () => {};
  const locked = new Promise<void>((resolve) => {
    isLocked = resolve;
  });
  const revealing = db.transaction(async (tx) => {
    await changeDraws(tx, SEA);
    await reveal(platform, tx, { gameCode: SEA, numero, revealedAt: new Date() });
    isLocked();
    await untilLockWaits(db, 2);
  });
  await locked;
  const codes = [codeOf(place(platform, numero)), codeOf(cancelOrder(platform, DEMO, order?.orderId ?? ""))];
  expect(await Promise.all(codes)).toEqual(["DRAW_CLOSED", "ORDER_NOT_CANCELLABLE"]);
  await revealing;
});

test("no bet is ever taken on a draw that was shown, whatever clocks, processes and crashes do", async () => {
  let bought = 0;
  await whatever(
    async (random) => {
      /** Seeds and commitments that were published, by number. */
      const seeds = new Map<string, string>();
      const told = new Map<string, string>();
      const placed: LotteryOrder[] = [];
      let highest = "";
      const look = async (on: Platform) => {
        for (const { numero, seed } of await resultsOf(on, lottery, 12)) seeds.set(numero, seed);
      };
      const listen = async (on: Platform) => {
        const moment = await momentOf(on, on.db, [lottery]);
        for (const { numero, commitment = "" } of upcomingViews(lottery, moment, 12)) {
          expect(told.get(numero) ?? commitment).toBe(commitment);
          told.set(numero, commitment);
        }
      };
      const bet = async (on: Platform) => {
        // Sometimes a draw that was open, or shown, a moment ago.
        const known = [...seeds.keys()].sort();
        const numero = random.chance(0.3) && known.length > 0 ? random.pick(known.slice(-3)) : await openNumero(on);
        const shown = new Set(seeds.keys());
        const orders = await place(on, numero, random.int(1, 4));
        for (const order of orders) {
          expect([order.numero, shown.has(order.numero)]).toEqual([order.numero, false]);
          expect(order.commitment).toBe(told.get(order.numero));
        }
        placed.push(...orders);
      };
      const through = async (work: () => Promise<unknown>) => {
        const recover = crashAt(db, random.int(1, 60));
        try {
          await work();
        } catch (error) {
          if (error instanceof PlatformError) expect(["DRAW_CLOSED", "INSUFFICIENT_BALANCE"]).toContain(error.code);
          else if (!(error instanceof Crash)) throw error;
        } finally {
          recover();
        }
      };
      for (const _ of random.times(90)) {
        const on = random.pick([platform, ahead]);
        await listen(on);
        if (random.chance(0.4)) await shiftClock(platform, clock.offsetMs + random.int(-150_000, 200_000));
        if (random.chance(0.4)) await through(() => look(on));
        await listen(on);
        await through(() => bet(on));
        if (random.chance(0.2)) await through(() => settleDueOrders(on));
        const revealed = await revealedNumero();
        expect(revealed >= highest).toBe(true);
        highest = revealed;
        expect([...seeds.keys()].every((numero) => numero <= revealed)).toBe(true);
      }
      bought = placed.length;
      await shiftClock(platform, clock.offsetMs + 60 * MINUTE_MS);
      await settleDueOrders(platform);
      for (const { numero, seed } of await resultsOf(platform, lottery, 100)) seeds.set(numero, seed);
      for (const order of placed) {
        const seed = seeds.get(order.numero) ?? "";
        expect(hash("sha256", Buffer.from(seed, "hex"), "hex")).toBe(order.commitment);
        expect((await orderOf(order.orderId))?.state).toMatch(/WON|LOST/);
      }
      expect(await ledgerFaults(db)).toEqual([]);
    },
    1,
    100_000,
  );
  expect(bought).toBeGreaterThan(25);
}, 120_000);
