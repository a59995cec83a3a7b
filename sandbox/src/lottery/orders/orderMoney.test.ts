import { randomUUID } from "node:crypto";
import { type Choices, whatever } from "@atrium/scripts/property";
import { asc, eq, inArray, like } from "drizzle-orm";
import { expect, test } from "vitest";
import { bets } from "../../games/bets.tables.ts";
import { PlatformError } from "../../http/errors.ts";
import { ledgerEntries, ledgerTransactions } from "../../ledger/ledger.tables.ts";
import { balanceOf, fromPlatform, memberAccountId, platformAccountId, post } from "../../ledger/ledger.ts";
import { transact } from "../../ledger/transact.ts";
import { PLAY_TYPES, unitsOf } from "../../lotteryRules/playTypes.ts";
import { Crash, crashAt } from "../../testing/crashing.ts";
import { ledgerFaults } from "../../testing/ledgerFaults.ts";
import { openPlatformForFile } from "../../testing/openTestPlatform.ts";
import { shiftClock } from "../../testing/shiftClock.ts";
import { HOUR_MS } from "../../time/units.ts";
import { pastDraw, standingOf } from "../draws/draws.ts";
import { momentOf } from "../draws/moment.ts";
import { findLottery, requireLottery } from "../lotteries.ts";
import { type LotteryOrder, lotteryOrders } from "../lottery.tables.ts";
import { placeSlip } from "./placing.ts";
import { settleDueOrders } from "./settleDraws.ts";
import { cancelOrder } from "./settlement.ts";
import { type Slip, winOf } from "./slip.ts";

const { platform, db, clock } = await openPlatformForFile();

const MEMBERS = [3, 10, 11, 12];

/** The accounts of a member: a bonus that the orders play through moves from one to the other. */
const accountsOf = (id: number) => (["main", "bonus"] as const).map((kind) => memberAccountId(id, kind, "VND"));
/** Enough for most slips, not for all. */
const PURSE = 3_000_000n;
await transact(platform, async (tx) => {
  for (const memberId of MEMBERS) {
    const entries = fromPlatform("house", { memberId, currency: "VND", amount: PURSE });
    await post(tx, { key: `purse:${memberId}`, kind: "ADJUST", at: clock.now(), entries });
  }
});

const LOTTERIES = ["SEA_5D_1M", "SEA_3D_5M", "SEA_K3_3M", "SEA_PK10_5M", "VN_NORTH_5M"];

const openNumero = async (gameCode: string) =>
  (await standingOf(platform, db, await requireLottery(platform, gameCode))).open.numero;
const advance = (milliseconds: number) => shiftClock(platform, clock.offsetMs + milliseconds);
const allOrders = () => db.select().from(lotteryOrders).orderBy(asc(lotteryOrders.orderId));
const place = (memberId: number, idempotencyKey: string, slip: Slip) =>
  placeSlip(platform, { memberId, currency: "VND", idempotencyKey }, slip);

/** Repeats the work until it ends without a crash, as a restarted process or a patient client would. */
async function throughCrashes<T>(statements: readonly number[], work: () => Promise<T>): Promise<T> {
  for (const statement of statements) {
    const recover = crashAt(db, statement);
    try {
      await work();
    } catch (error) {
      if (!(error instanceof Crash)) throw error;
    } finally {
      recover();
    }
  }
  return work();
}

/** Where a member's and the house's money is. */
async function money() {
  const accounts = [...MEMBERS.flatMap(accountsOf), platformAccountId("house", "VND")];
  return new Map(await Promise.all(accounts.map(async (id) => [id, await balanceOf(db, id)] as const)));
}

/** What the ledger moved for orders, by `<kind>:<order>`. Keys are unique, so nothing is there twice. */
async function movements(orders: readonly LotteryOrder[]) {
  const ids = new Set(orders.map(({ orderId }) => orderId));
  const rows = await db
    .select({ key: ledgerTransactions.key, accountId: ledgerEntries.accountId, amount: ledgerEntries.amount })
    .from(ledgerTransactions)
    .innerJoin(ledgerEntries, eq(ledgerEntries.transactionId, ledgerTransactions.id))
    .where(like(ledgerTransactions.key, "lottery-%"));
  const own = rows.filter(({ accountId }) => accountId.startsWith("member:"));
  return new Map(own.filter(({ key }) => ids.has(key.split(":")[1] ?? "")).map(({ key, amount }) => [key, amount]));
}

const outcomes = { WON: "WON", LOST: "LOST", CANCELLED: "CANCELLED", REFUNDED: "CANCELLED", OPEN: "UNSETTLED" };

/** Everything that must be true once all draws have drawn: of each order, of each chase, and of all money together. */
async function assertSettled(
  before: ReadonlyMap<string, bigint>,
  placed: ReadonlyMap<string, number>,
  known: ReadonlySet<string> = new Set(),
) {
  const orders = (await allOrders()).filter(({ orderId }) => !known.has(orderId));
  const moved = await movements(orders);
  const after = await money();
  const recorded = await db
    .select()
    .from(bets)
    .where(
      inArray(
        bets.betId,
        orders.map(({ orderId }) => orderId),
      ),
    );
  const recordOf = new Map(recorded.map((bet) => [bet.betId, bet]));
  const slips = Map.groupBy(orders, ({ slipKey }) => slipKey);
  expect(new Map([...slips].map(([key, steps]) => [key, steps.length]))).toEqual(placed);

  const expected = new Map<string, bigint>();
  const gains = new Map(MEMBERS.map((id) => [id, 0n]));
  let staked = 0n;
  let prizes = 0n;
  let refunds = 0n;
  for (const order of orders) {
    const { orderId, gameCode, numero, state, stake, win, memberId } = order;
    const lottery = await requireLottery(platform, gameCode);
    const drawn = pastDraw(await momentOf(platform, db, [lottery]), lottery, numero, order.drawsAt);
    const won = order.lines.reduce((sum, line) => sum + winOf(lottery, line, drawn), 0n);
    expect(["WON", "LOST", "CANCELLED", "REFUNDED"]).toContain(state);
    expected.set(`lottery-bet:${orderId}`, -stake);
    staked += stake;
    if (state === "WON" || state === "LOST") {
      expect([orderId, state, win]).toEqual([orderId, won < stake ? "LOST" : "WON", won]);
      if (won > 0n) expected.set(`lottery-win:${orderId}`, won);
      prizes += won;
      gains.set(memberId, (gains.get(memberId) ?? 0n) + won - stake);
    } else {
      expected.set(`lottery-refund:${orderId}`, stake);
      refunds += stake;
    }
    const paid = state === "WON" || state === "LOST" ? won : stake;
    const status = won === stake && state === "WON" ? "DRAW" : outcomes[state];
    expect(recordOf.get(orderId)).toMatchObject({ betAmount: stake, winAmount: paid, status, numero });
  }
  expect(moved).toEqual(expected);
  for (const steps of slips.values()) assertChase(steps);

  const change = (id: string) => (after.get(id) ?? 0n) - (before.get(id) ?? 0n);
  for (const [memberId, gain] of gains) {
    expect(accountsOf(memberId).reduce((sum, id) => sum + change(id), 0n)).toBe(gain);
  }
  const margin = change(platformAccountId("house", "VND"));
  expect(staked).toBe(prizes + refunds + margin);
  expect(await ledgerFaults(db)).toEqual([]);
  return { orders: orders.length, staked, prizes, refunds, margin };
}

/** A chase that stops pays nothing up to the step with a prize, and is given back after it. */
function assertChase(steps: readonly LotteryOrder[]) {
  const ordered = steps.toSorted((a, b) => a.step - b.step);
  const winner = ordered.findIndex(({ win }) => (win ?? 0n) > 0n);
  for (const [i, { state, stopOnWin }] of ordered.entries()) {
    if (stopOnWin && winner !== -1 && i > winner) expect(["REFUNDED", "CANCELLED"]).toContain(state);
    else expect(state).not.toBe("REFUNDED");
  }
}

/** Any slip that can be played, sometimes on several draws. */
async function anySlip(random: Choices): Promise<Slip> {
  const gameCode = random.pick(LOTTERIES);
  const lottery = await findLottery(platform, gameCode);
  if (!lottery) throw new Error(`no lottery ${gameCode}`);
  const lines = Array.from({ length: random.int(1, 3) }, () => {
    const playType = random.pick(PLAY_TYPES[lottery.kind]);
    const waiting = random.shuffle(playType.choices);
    const content = Array.from({ length: playType.positions }, () => {
      const most = Math.min(
        playType.maxChoices,
        playType.minChoices + 3,
        Math.floor(waiting.length / playType.positions),
      );
      const count = random.int(playType.minChoices, Math.max(playType.minChoices, most));
      return (playType.isDistinct ? waiting.splice(0, count) : random.shuffle(playType.choices).slice(0, count)).join(
        ",",
      );
    }).join("|");
    const { min, max } = unitsOf(lottery, playType);
    const unit = String(random.int(Number(min), Math.min(Number(max), 7_777)));
    return { playType: playType.code, content, unit, multiple: random.int(1, 5) };
  });
  const chase = random.chance(0.3) ? { count: random.int(2, 6), stopOnWin: random.chance(0.7) } : undefined;
  return { gameCode, numero: await openNumero(gameCode), lines, chase };
}

test("stakes equal prizes, margin and refunds to the minor unit, through crashes anywhere", async () => {
  let totals = { orders: 0, refunds: 0n, prizes: 0n };
  await whatever(
    async (random) => {
      const known = new Set((await allOrders()).map(({ orderId }) => orderId));
      const before = await money();
      const placed = new Map<string, number>();
      const crashes = () => Array.from({ length: random.int(0, 3) }, () => random.int(1, 30));
      for (const _ of random.times(80)) {
        const memberId = random.pick(MEMBERS);
        const slip = await anySlip(random);
        const key = randomUUID();
        try {
          const orders = await throughCrashes(crashes(), () => place(memberId, key, slip));
          placed.set(`${memberId}:${key}`, orders.length);
        } catch (error) {
          if (!(error instanceof PlatformError)) throw error;
          expect(["INSUFFICIENT_BALANCE", "DRAW_CLOSED"]).toContain(error.code);
        }
        if (random.chance(0.2)) {
          const [order] = random.shuffle(await allOrders());
          if (order) {
            const cancelled = throughCrashes(crashes(), () => cancelOrder(platform, order.memberId, order.orderId));
            await cancelled.catch((error) => expect(error).toMatchObject({ code: "ORDER_NOT_CANCELLABLE" }));
          }
        }
        if (random.chance(0.5)) await advance(random.int(1_000, 240_000));
        // Sometimes the job sleeps, and finds several draws when it wakes; sometimes two of it run at once.
        if (random.chance(0.4)) await throughCrashes(crashes(), () => settleDueOrders(platform));
        if (random.chance(0.1)) await Promise.all([settleDueOrders(platform), settleDueOrders(platform)]);
      }
      await advance(2 * HOUR_MS);
      await throughCrashes(crashes(), () => settleDueOrders(platform));
      totals = await assertSettled(before, placed, known);
    },
    1,
    150_000,
  );
  expect(totals.orders).toBeGreaterThan(80);
  expect(totals.refunds).toBeGreaterThan(0n);
  expect(totals.prizes).toBeGreaterThan(0n);
}, 180_000);

test("a crash before any statement, and after any commit, changes nothing but the time it takes", async () => {
  const before = await money();
  const known = new Set((await allOrders()).map(({ orderId }) => orderId));
  const placed = new Map<string, number>();
  const first = MEMBERS[0] ?? 0;
  // Of all four, two always win: the chase stops and gives back the rest.
  const lines = [{ playType: "SUM", content: "BIG,SMALL,ODD,EVEN", unit: "1000", multiple: 1 }];
  for (let statement = 1; statement <= 60; statement += 3) {
    const key = randomUUID();
    const slip = {
      gameCode: "SEA_5D_1M",
      numero: await openNumero("SEA_5D_1M"),
      lines,
      chase: { count: 3, stopOnWin: true },
    };
    const steps = [statement, statement + 1, statement + 2];
    const orders = await throughCrashes(steps, () => place(first, key, slip));
    placed.set(`${first}:${key}`, 3);
    await advance(5 * 60_000);
    await throughCrashes(steps, () => settleDueOrders(platform));
    const states = (await allOrders())
      .filter(({ chaseId }) => chaseId === orders[0]?.chaseId)
      .map(({ state }) => state);
    // Two of the four pay 1.9 times their stake: less than all of them cost.
    expect(states).toEqual(["LOST", "REFUNDED", "REFUNDED"]);
  }
  expect((await assertSettled(before, placed, known)).orders).toBe(60);
}, 180_000);
