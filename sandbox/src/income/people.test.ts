import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { downlineOf, isBelow } from "../agent/downline.ts";
import { bets } from "../games/bets.tables.ts";
import { members } from "../member/member.tables.ts";
import type { Platform } from "../platform.ts";
import { type ReportRange, rangeOfDays, startOfDayBefore } from "../reports/reportRange.ts";
import { foldRollups } from "../rollups/folding.ts";
import { openTestPlatform } from "../testing/openTestPlatform.ts";
import { testBet } from "../testing/testBet.ts";
import { MERCHANT_TIME_ZONE } from "../time/merchantTime.ts";
import { DAY_MS } from "../time/units.ts";
import { countPeople } from "./people.ts";

const AGENT = 2;

let platform: Platform;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ platform, close } = await openTestPlatform());
});
afterAll(() => close());

/** The last days until today, and as many before. */
function periodsOf(days: number) {
  const dayBefore = (ago: number) =>
    startOfDayBefore(platform.clock.now(), ago).toTemporalInstant().toZonedDateTimeISO(MERCHANT_TIME_ZONE);
  const span = (first: number, last: number) =>
    rangeOfDays({ first: dayBefore(first).toPlainDate().toString(), last: dayBefore(last).toPlainDate().toString() });
  return { range: span(days - 1, 0), before: span(2 * days - 1, days) };
}

/** Members below the agent with a bet in each period, from every bet. */
async function recomputed({ range, before }: ReturnType<typeof periodsOf>) {
  const { db } = platform;
  const rows = await db
    .select({ memberId: bets.memberId, at: bets.placedAt })
    .from(bets)
    .innerJoin(members, eq(members.id, bets.memberId))
    .where(and(isBelow(await downlineOf(db, AGENT)), eq(bets.currency, "VND"), eq(bets.playMoney, false)));
  const isIn = ({ from, until }: ReportRange, at: Date) => at >= from && at < until;
  const idsIn = (period: ReportRange) =>
    new Set(rows.flatMap(({ memberId, at }) => (isIn(period, at) ? [memberId] : [])));
  return { inRange: idsIn(range), before: idsIn(before) };
}

test.each([1, 7, 30])("members with a bet count once in each period of %i days, folded or not", async (days) => {
  const { db, clock } = platform;
  const periods = periodsOf(days);
  const downline = await downlineOf(db, AGENT);
  const placed = await recomputed(periods);
  const people = await db.select({ id: members.id }).from(members).where(isBelow(downline));
  // Some who had no bet yet: the first in both periods, the others in one, and one only before them.
  const [both, inRange, before, earlier] = people.filter(({ id }) => !placed.inRange.has(id) && !placed.before.has(id));
  const play = (member: { id: number } | undefined, ago: number) =>
    testBet(member?.id ?? expect.fail(), 1_000n, new Date(clock.now().getTime() - ago * DAY_MS));
  await db
    .insert(bets)
    .values([
      play(both, 0),
      play(both, 0),
      play(both, days),
      play(inRange, days - 1),
      play(before, 2 * days - 1),
      play(earlier, 2 * days),
    ]);
  const expected = await recomputed(periods);
  expect(expected.inRange.size).toBe(placed.inRange.size + 2);
  expect(expected.before.size).toBe(placed.before.size + 2);
  const sizes = { activeInRange: expected.inRange.size, activeBefore: expected.before.size };
  expect(await countPeople(db, downline, periods)).toMatchObject(sizes);
  await foldRollups(db);
  expect(await countPeople(db, downline, periods)).toMatchObject(sizes);
  // An open change of a member who is in the sums already.
  await db.insert(bets).values([play(both, 0), play(before, 2 * days - 1)]);
  expect(await countPeople(db, downline, periods)).toMatchObject(sizes);
});

test("members count as new in the period of their registration", async () => {
  const { db, clock } = platform;
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
