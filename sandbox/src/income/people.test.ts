import { and, eq, gt } from "drizzle-orm";
import { expect, test } from "vitest";
import { downlineOf, isBelow } from "../agent/downline.ts";
import { bets, type NewBet } from "../games/bets.tables.ts";
import { members } from "../member/member.tables.ts";
import { merchantDayOf, type ReportRange, rangeOfDays, startOfDayBefore } from "../reports/reportRange.ts";
import { foldRollups } from "../rollups/folding.ts";
import { openPlatformForFile } from "../testing/openTestPlatform.ts";
import { testBet } from "../testing/testBet.ts";
import { MERCHANT_TIME_ZONE } from "../time/merchantTime.ts";
import { DAY_MS, HOUR_MS } from "../time/units.ts";
import { countPeople } from "./people.ts";

const AGENT = 2;

const { db, clock } = await openPlatformForFile();
clock.shiftTo(merchantDayOf(clock.now()).until.getTime() + 12 * HOUR_MS - Date.now());

/** The last days until today, and as many before: whole days, or the same part of them. */
function periodsOf(days: number, isCut = false) {
  const dayBefore = (ago: number) =>
    startOfDayBefore(clock.now(), ago).toTemporalInstant().toZonedDateTimeISO(MERCHANT_TIME_ZONE);
  const span = (first: number, last: number) =>
    rangeOfDays({ first: dayBefore(first).toPlainDate().toString(), last: dayBefore(last).toPlainDate().toString() });
  const [range, whole] = [span(days - 1, 0), span(2 * days - 1, days)];
  const until = new Date(clock.now().getTime() - days * DAY_MS);
  return { range, before: isCut ? { ...whole, until } : whole };
}

/** Members below the agent who were active in each period, from every bet. */
async function recomputed({ range, before }: ReturnType<typeof periodsOf>) {
  const rows = await db
    .select({ memberId: bets.memberId, at: bets.settledAt })
    .from(bets)
    .innerJoin(members, eq(members.id, bets.memberId))
    .where(
      and(
        isBelow(await downlineOf(db, AGENT)),
        eq(bets.currency, "VND"),
        eq(bets.playMoney, false),
        gt(bets.validBet, 0n),
      ),
    );
  const isIn = ({ from, until }: ReportRange, at: Date | null) => at !== null && at >= from && at < until;
  const idsIn = (period: ReportRange) =>
    new Set(rows.flatMap(({ memberId, at }) => (isIn(period, at) ? [memberId] : [])));
  return { inRange: idsIn(range), before: idsIn(before) };
}

test.each([
  [1, false],
  [1, true],
  [7, false],
  [30, true],
])("active members count once in each period of %i days, folded or not, cut: %s", async (days, isCut) => {
  const periods = periodsOf(days, isCut);
  const downline = await downlineOf(db, AGENT);
  const placed = await recomputed(periods);
  const people = await db.select({ id: members.id }).from(members).where(isBelow(downline));
  // Some who were not active yet: the first in both periods, the others in one, one only before them, and one late on a day.
  const idle = people.filter(({ id }) => !placed.inRange.has(id) && !placed.before.has(id));
  const [both, inRange, before, earlier, late, returned] = idle;
  const settled = (member: { id: number } | undefined, ago: number, changes: Partial<NewBet> = {}) => {
    const settledAt = new Date(clock.now().getTime() - ago * DAY_MS - HOUR_MS);
    // They count by their settlement.
    const placedAt = new Date(settledAt.getTime() - 40 * DAY_MS);
    return testBet(member?.id ?? expect.fail(), 1_000n, placedAt, { settledAt, ...changes });
  };
  const given = { status: "CANCELLED", winAmount: 1_000n, validBet: 0n } as const;
  await db
    .insert(bets)
    .values([
      settled(both, 0),
      settled(both, 0),
      settled(both, days),
      settled(inRange, days - 1),
      settled(before, 2 * days - 1),
      settled(earlier, 2 * days),
      settled(late, days - 2 / 24),
      settled(returned, 0, given),
      settled(returned, days, { ...given, status: "DRAW" }),
      settled(returned, days, { validBet: 0n }),
      settled(returned, days - 1, { status: "UNSETTLED", validBet: 0n, settledAt: null }),
    ]);
  const expected = await recomputed(periods);
  expect(expected.inRange.size).toBe(placed.inRange.size + 2);
  expect(expected.before.size).toBe(placed.before.size + (isCut ? 2 : 3));
  const sizes = { activeInRange: expected.inRange.size, activeBefore: expected.before.size };
  expect(await countPeople(db, downline, periods)).toMatchObject(sizes);
  await foldRollups(db);
  expect(await countPeople(db, downline, periods)).toMatchObject(sizes);
  // An open change of a member who is in the sums already.
  await db.insert(bets).values([settled(both, 0), settled(before, 2 * days - 1)]);
  expect(await countPeople(db, downline, periods)).toMatchObject(sizes);
});

test("members count as new in the period of their registration", async () => {
  const downline = await downlineOf(db, AGENT);
  const people = await db.select({ id: members.id }).from(members).where(isBelow(downline));
  const ofWeek = periodsOf(7);
  const counted = await countPeople(db, downline, ofWeek);
  for (const [i, ago] of [0, 7, 13, 14].entries())
    await db
      .update(members)
      .set({ registeredAt: new Date(clock.now().getTime() - ago * DAY_MS) })
      .where(eq(members.id, people[i]?.id ?? expect.fail()));
  expect(counted).toMatchObject({ members: people.length, newInRange: 0, newBefore: 0 });
  expect(await countPeople(db, downline, ofWeek)).toMatchObject({
    members: people.length,
    newInRange: 1,
    newBefore: 2,
  });
});
