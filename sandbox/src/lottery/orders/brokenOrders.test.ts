import { randomUUID } from "node:crypto";
import { eq, ne, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { listUnsettled } from "../../settling/settleDue.ts";
import { settlementRetries } from "../../settling/settling.tables.ts";
import { openPlatformForFile } from "../../testing/openTestPlatform.ts";
import { shiftClock } from "../../testing/shiftClock.ts";
import { roundsOf, standingOf } from "../draws/draws.ts";
import { lotteriesOf, requireLottery } from "../lotteries.ts";
import { type LotteryOrder, lotteryOrders } from "../lottery.tables.ts";
import { placeSlip } from "./placing.ts";
import { settleDueOrders } from "./settleDraws.ts";

const { platform, db, clock } = await openPlatformForFile();

const SEA = "SEA_5D_1M";
const DEMO = 3;
/** How many orders are read at once here. */
const PAGE = 20;
const lines = [{ playType: "SUM", content: "BIG", unit: "1000", multiple: 1 }];

async function place(): Promise<LotteryOrder> {
  const { open } = await standingOf(platform, db, await requireLottery(platform, SEA));
  const bettor = { memberId: DEMO, currency: "VND", idempotencyKey: randomUUID() };
  const [order] = await placeSlip(platform, bettor, { gameCode: SEA, numero: open.numero, lines });
  if (!order) throw new Error("no order");
  return order;
}

/** Makes the next attempts due since `secondsAgo` seconds. */
const retryNow = (secondsAgo = 1) =>
  db.update(settlementRetries).set({ retryAt: sql`now() - make_interval(secs => ${secondsAgo})` });

test("a page full of orders that can't be settled holds up no other order, and each is tried again later", async () => {
  const good = await place();
  // Its play type is gone. They are due before the good one.
  const broken = (i: number): LotteryOrder => ({
    ...good,
    orderId: `${good.orderId}-${i}`,
    slipKey: randomUUID(),
    lines: good.lines.map((line) => ({ ...line, playType: "GONE" })),
    drawsAt: new Date(good.drawsAt.getTime() - 1_000),
  });
  await db.insert(lotteryOrders).values(Array.from({ length: PAGE + 5 }, (_, i) => broken(i)));
  await shiftClock(platform, 120_000);
  expect(await settleDueOrders(platform, undefined, PAGE)).toBe(1);
  const [settled] = await db.select().from(lotteryOrders).where(eq(lotteryOrders.orderId, good.orderId));
  expect(settled?.state).toMatch(/WON|LOST/);

  const attempts = async () => {
    const rows = await db.select().from(settlementRetries);
    return rows.map((row) => [row.key, row.attempts]).sort();
  };
  expect(await attempts()).toHaveLength(PAGE + 5);
  // Not before their time.
  await retryNow(-60);
  const before = await attempts();
  await settleDueOrders(platform, undefined, PAGE);
  expect(await attempts()).toEqual(before);
});

test("the delay doubles up to an hour, and a repaired order is settled and leaves the list", async () => {
  const [kept] = await db.select().from(settlementRetries).limit(1);
  const orderId = kept?.key ?? "";
  await db.delete(lotteryOrders).where(sql`${lotteryOrders.state} = 'OPEN' and ${ne(lotteryOrders.orderId, orderId)}`);
  await db.delete(settlementRetries).where(ne(settlementRetries.key, orderId));
  await db.update(settlementRetries).set({ attempts: 1 });
  const delays = [];
  for (let attempt = 2; attempt <= 11; attempt += 1) {
    await retryNow();
    await settleDueOrders(platform);
    const [{ seconds } = { seconds: 0 }] = await db
      .select({ seconds: sql<number>`round(extract(epoch from ${settlementRetries.retryAt} - now()))::integer` })
      .from(settlementRetries);
    delays.push(seconds);
  }
  for (const [i, expected] of [20, 40, 80, 160, 320, 640, 1280, 2560, 3600, 3600].entries()) {
    expect(Math.abs((delays[i] ?? 0) - expected)).toBeLessThanOrEqual(2);
  }
  expect((await listUnsettled(db))[0]).toMatchObject({
    attempts: 11,
    reason: expect.stringContaining("GONE"),
  });

  await db.update(lotteryOrders).set({ lines: [] }).where(eq(lotteryOrders.orderId, orderId));
  await retryNow(20);
  expect(await settleDueOrders(platform)).toBe(1);
  expect(await listUnsettled(db)).toEqual([]);
}, 60_000);

test("an order is not settled when its draw has another seed than promised", async () => {
  const order = await place();
  const isOrder = eq(lotteryOrders.orderId, order.orderId);
  await db
    .update(lotteryOrders)
    .set({ commitment: "ab".repeat(32) })
    .where(isOrder);
  await shiftClock(platform, clock.offsetMs + 120_000);
  await settleDueOrders(platform);
  expect(await listUnsettled(db)).toMatchObject([{ key: order.orderId, reason: expect.stringMatching("seed") }]);
  await db.update(lotteryOrders).set({ commitment: order.commitment }).where(isOrder);
  await retryNow();
  expect(await settleDueOrders(platform)).toBe(1);
});

test("a lottery that cannot be drawn holds up no other, and is drawn later", async () => {
  const order = await place();
  await db.execute(sql`
    create function refuse_draw() returns trigger language plpgsql as $$ begin raise exception 'no draw'; end $$`);
  await db.execute(sql`
    create trigger refuse before insert or update on lottery_revelations for each row
    when (new.game_code <> ${sql.raw(`'${SEA}'`)}) execute function refuse_draw()`);
  await shiftClock(platform, clock.offsetMs + 120_000);
  const lotteries = await lotteriesOf(platform);
  const { rounds } = await roundsOf(platform, lotteries);
  expect(rounds).toHaveLength(lotteries.length);
  expect(await settleDueOrders(platform)).toBe(1);
  const stateOf = async () =>
    (await db.select().from(lotteryOrders).where(eq(lotteryOrders.orderId, order.orderId)))[0]?.state;
  expect(await stateOf()).toMatch(/WON|LOST/);
  const unsettled = await listUnsettled(db, "draw");
  expect(unsettled.length).toBeGreaterThan(0);
  expect(unsettled[0]).toMatchObject({ attempts: 1, reason: "no draw" });
  await db.execute(sql`drop function refuse_draw cascade`);
  await retryNow();
  await settleDueOrders(platform);
  expect(await listUnsettled(db)).toEqual([]);
});
