import { shareOf } from "@atrium/arcade/shares";
import { whatever } from "@atrium/scripts/property";
import { and, eq, gte, inArray, isNotNull, isNull, like, sql } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { bets } from "../games/bets.tables.ts";
import { ledgerAccounts, ledgerEntries, ledgerTransactions } from "../ledger/ledger.tables.ts";
import { members } from "../member/member.tables.ts";
import { memberNamed } from "../member/members.ts";
import { merchantDayOf } from "../reports/reportRange.ts";
import { listUnsettled } from "../settling/settleDue.ts";
import { settlementRetries } from "../settling/settling.tables.ts";
import { Caller } from "../testing/caller.ts";
import { shiftClock } from "../testing/shiftClock.ts";
import { startForFile } from "../testing/startForFile.ts";
import { testBet } from "../testing/testBet.ts";
import { DAY_MS } from "../time/units.ts";
import { dailyRebates } from "./dailyRebates.ts";
import { rebates } from "./rebates.tables.ts";

const DAYS = 4;

type Member = typeof members.$inferSelect;
const { sandbox, platform, db, clock, tokenOf } = await startForFile({ rateLimits: false });
const senior = await memberNamed(db, "senior");
const line = await db
  .select()
  .from(members)
  .where(and(like(members.path, `${senior.path}%`), inArray(members.type, [0, 1, 2]), eq(members.currency, "VND")));

const now = () => clock.now();
const run = () => dailyRebates.sweep(platform, new AbortController().signal);

/** Moves the platform's time to 03:00 of the merchant's next day. */
function waitForTomorrow() {
  const { until } = merchantDayOf(now());
  return shiftClock(platform, until.getTime() + 3 * 3_600_000 - Date.now());
}

const bet = ({ id, currency }: Member, stake: bigint, changes: Partial<typeof bets.$inferInsert> = {}) =>
  db.insert(bets).values(testBet(id, stake, now(), { currency, ...changes }));

/** What the ledger says was paid, and to which member, by the key of the posting. */
async function paidByKey() {
  const rows = await db
    .select({ key: ledgerTransactions.key, memberId: ledgerAccounts.memberId, amount: ledgerEntries.amount })
    .from(ledgerTransactions)
    .innerJoin(ledgerEntries, eq(ledgerEntries.transactionId, ledgerTransactions.id))
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.accountId))
    .where(and(eq(ledgerTransactions.kind, "REBATE"), isNotNull(ledgerAccounts.memberId)));
  return new Map(rows.map(({ key, memberId, amount }) => [key, [memberId, amount]]));
}

test("pays each account its rate of its bets, and the agents above the differences, once for each day", async () => {
  let checked = 0;
  await whatever(async (random) => {
    await waitForTomorrow();
    await run();
    const first = merchantDayOf(now()).from;
    for (let day = 0; day < DAYS; day += 1) {
      for (const _ of random.times(30)) {
        await bet(random.pick(line), BigInt(random.int(1, 3_000_000)));
      }
      await bet(random.pick(line), 50_000n, { playMoney: true });
      await bet(random.pick(line), 50_000n, { status: "CANCELLED", winAmount: 50_000n, validBet: 0n });
      await bet(random.pick(line), 50_000n, { status: "UNSETTLED", settledAt: null, validBet: 0n });
      await waitForTomorrow();
      if (random.chance(0.5)) await Promise.all([run(), run()]);
    }
    await run();
    // The platform's own job, which a shift of the clock wakes, may be paying some.
    await vi.waitFor(async () => expect(await db.$count(rebates, isNull(rebates.paidAt))).toBe(0), 5_000);

    const played = (await db.select().from(bets).where(gte(bets.settledAt, first))).flatMap((one) => {
      const player = line.find(({ id }) => id === one.memberId);
      if (!player || !one.settledAt || one.playMoney || one.currency !== "VND") return [];
      return [{ day: merchantDayOf(one.settledAt).days.first, player, stake: one.validBet }];
    });
    const days = [...new Set(played.map(({ day }) => day))].filter((day) => day < merchantDayOf(now()).days.first);
    expect(days).toHaveLength(DAYS);
    const rows = await db.select().from(rebates).where(inArray(rebates.day, days));
    const paid = await paidByKey();
    for (const member of line) {
      for (const day of days) {
        const sum = (rateOf: (player: Member) => number) =>
          played
            .filter((one) => one.day === day)
            .reduce((total, { player, stake }) => total + stake * BigInt(rateOf(player)), 0n);
        const own = sum(({ id }) => (id === member.id ? member.rebate : 0));
        // The account right below, through which a bet came, has its own rate.
        const through = sum(({ id, path }) => {
          if (id === member.id || !path.startsWith(member.path)) return 0;
          const below = line.find((one) => one.uplineId === member.id && path.startsWith(one.path));
          return Math.max(0, member.rebate - (below?.rebate ?? 0));
        });
        const [ownAmount, commission] = [shareOf(own, 1n, 10_000n), shareOf(through, 1n, 10_000n)];
        const found = rows.filter((one) => one.memberId === member.id && one.day === day);
        if (ownAmount + commission === 0n) expect(found).toEqual([]);
        else {
          expect(found).toMatchObject([{ ownAmount, commission }]);
          expect(paid.get(`rebate:${found[0]?.id}`)).toEqual([member.id, ownAmount + commission]);
          checked += 1;
        }
      }
    }
    expect(paid.size).toBe(await db.$count(rebates));
  });
  expect(checked).toBeGreaterThan(60);
}, 120_000);

test("exact halves of a rebate go to the even minor unit", async () => {
  const player = line.find(({ username }) => username === "demo");
  if (!player) throw new Error("the seed has demo");
  for (const [stake, amount] of [
    [2_500n, 2n],
    [3_500n, 4n],
    [3_499n, 3n],
  ] as const) {
    await waitForTomorrow();
    await run();
    await bet(player, stake);
    const { first } = merchantDayOf(now()).days;
    await waitForTomorrow();
    await run();
    const own = and(eq(rebates.memberId, player.id), eq(rebates.day, first));
    expect(await db.select().from(rebates).where(own)).toMatchObject([{ rate: 10, ownAmount: amount }]);
  }
});

test("a day is worked out after 02:00, and days without a process one by one", async () => {
  await waitForTomorrow();
  await run();
  const [player] = line.filter(({ username }) => username === "demo");
  if (!player) throw new Error("the seed has demo");
  await bet(player, 1_000_000n);
  const { until, days } = merchantDayOf(now());
  const of = () =>
    db
      .select()
      .from(rebates)
      .where(and(eq(rebates.memberId, player.id), eq(rebates.day, days.first)));
  await shiftClock(platform, until.getTime() + 3_600_000 - Date.now());
  await run();
  expect(await of()).toEqual([]);
  await shiftClock(platform, until.getTime() + 5 * DAY_MS - Date.now());
  await run();
  expect(await of()).toMatchObject([{ ownBase: 1_000_000n, ownAmount: 1_000n, commission: 0n, rate: 10 }]);
});

test("a member reads the own rebates, and finds the one of a movement by its day", async () => {
  const caller = new Caller(sandbox);
  const token = await tokenOf("demo");
  interface Row {
    rebateId: string;
    date: string;
    amount: string;
  }
  const read = (query: string) =>
    caller.read<{ list: Row[]; totals: { amount: string } }>(`/wps/relay/MCSFE_rebates?${query}`, { token });
  const { list, totals } = await read("preset=LAST_30&pageSize=100");
  expect(list[0]).toMatchObject({ rate: "0.0010", validBet: "1000000", amount: "1000", commission: "0", shares: [] });
  expect(totals.amount).toBe(String(list.reduce((sum, { amount }) => sum + BigInt(amount), 0n)));
  const records = await caller.get<{ list: { remark: string; amount: string }[] }>(
    "/wps/relay/MCSFE_transactionRecords?preset=LAST_30&type=REBATE",
    { token },
  );
  const [movement] = records.value.list;
  const ofDay = list.find(({ date }) => date === movement?.remark);
  const one = await read(`rebateId=${ofDay?.rebateId}`);
  expect(one.list).toMatchObject([{ amount: movement?.amount, date: movement?.remark }]);
  const agentToken = await tokenOf("agent");
  const foreign = await caller.get<{ list: Row[] }>(`/wps/relay/MCSFE_rebates?rebateId=${list[0]?.rebateId}`, {
    token: agentToken,
  });
  expect(foreign.value.list).toEqual([]);
});

test("a rebate that cannot be paid holds up no other, and is paid when it is mended", async () => {
  await run();
  const day = "2020-01-01";
  const row = { day, rate: 10, ownBase: 1_000n, ownAmount: 1n, shares: [], commission: 0n };
  const due = line.slice(0, 6).map(({ id, currency }) => ({ ...row, memberId: id, currency }));
  // There is no account in such a currency.
  const [broken] = due;
  if (broken) broken.currency = "XXX";
  await db.insert(rebates).values(due);
  // The sandbox runs the job, too.
  await run();
  const unpaid = () => db.select().from(rebates).where(isNull(rebates.paidAt));
  await vi.waitFor(async () => expect(await unpaid()).toMatchObject([{ currency: "XXX" }]), 10_000);
  const [left] = await unpaid();
  await vi.waitFor(async () => expect(await listUnsettled(db)).toMatchObject([{ key: String(left?.id) }]), 10_000);
  expect(await dailyRebates.hasWork?.(platform)).toBe(false);

  await db.update(rebates).set({ currency: "VND" }).where(isNull(rebates.paidAt));
  await db.update(settlementRetries).set({ retryAt: sql`now()` });
  await run();
  await vi.waitFor(async () => expect(await unpaid()).toEqual([]), 10_000);
  await vi.waitFor(async () => expect(await listUnsettled(db)).toEqual([]), 10_000);
});
