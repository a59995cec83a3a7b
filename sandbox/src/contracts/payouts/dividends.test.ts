import { and, eq, like, ne } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { members } from "../../member/member.tables.ts";
import { atRate, openContractHarness } from "../../testing/contractHarness.ts";
import { openPlatformForFile } from "../../testing/openTestPlatform.ts";
import { HOUR_MS } from "../../time/units.ts";
import type { ContractPeriod } from "../contractKinds.ts";
import { periodAt } from "../periods.ts";
import { settleNext } from "./settlement.ts";

type Member = typeof members.$inferSelect;

const { platform } = await openPlatformForFile();
const harness = await openContractHarness(platform);
const { line, find } = harness;
/** Two agents right below the same one, and a player of each. */
const one = { agent: line.lower, player: line.player };
const agent = await find(and(eq(members.uplineId, line.agent.id), eq(members.type, 1), ne(members.id, line.lower.id)));
const other = { agent, player: await find(and(like(members.path, `${agent.path}%`), eq(members.type, 0))) };
afterEach(harness.forgetContracts);

/** Dividends of 20 % of the agent above, and of 10 % of both agents below it. */
async function grantAll(above: ContractPeriod, below: ContractPeriod) {
  const of = (holder: Member, period: ContractPeriod, rate: string) =>
    harness.grant(holder, "dividend", period, atRate(rate));
  return [await of(line.agent, above, "0.2"), await of(one.agent, below, "0.1"), await of(other.agent, below, "0.1")];
}

/** A day on which both teams lost this much, negative when they won; until its payouts are due. */
async function play(ofOne: bigint, ofOther: bigint) {
  for (const [{ player }, loss] of [[one, ofOne] as const, [other, ofOther] as const])
    if (loss !== 0n) await harness.bet(player, 1_000_000n, 1_000_000n - loss);
  await harness.waitForTomorrow(3 * HOUR_MS);
}

/** The same, with its payouts. */
async function day(ofOne: bigint, ofOther: bigint) {
  await play(ofOne, ofOther);
  await harness.settleAll();
}

const waitForMonday = () => {
  const monday = periodAt({ kind: "dividend", period: "WEEKLY" }, harness.now()).end;
  return harness.wait(monday.getTime() + HOUR_MS - harness.now().getTime());
};

const amountsOf = async (granted: readonly { id: number }[]) => {
  const paid = [];
  for (const { id } of granted) paid.push((await harness.payoutsOf(id)).map(({ amount }) => amount));
  return paid;
};

test("what one account below got while another one's win lowered the base above is taken off the next payouts", async () => {
  await harness.waitForTomorrow(HOUR_MS);
  const granted = await grantAll("DAILY", "DAILY");
  await day(100_000n, -60_000n);
  // 20 % of 40,000 are 8,000, of which 10,000 were paid below: 2,000 are owed.
  expect(await harness.payoutsOf(granted[0]?.id ?? 0)).toMatchObject([{ base: 40_000n, amount: 0n, owed: 2_000n }]);
  await day(0n, 100_000n);
  // 20 % of 100,000 less the 4,000 below and the 2,000. Together the line got 28,000: 20 % of 140,000.
  expect(await amountsOf(granted)).toEqual([
    [0n, 14_000n],
    [10_000n, 0n],
    [0n, 4_000n],
  ]);
});

test("it is taken off too when the base above was a loss", async () => {
  await harness.waitForTomorrow(HOUR_MS);
  const granted = await grantAll("DAILY", "DAILY");
  await day(100_000n, -160_000n);
  await day(200_000n, 0n);
  await day(150_000n, 0n);
  // The line lost 290,000: it got 30,000 + 15,000 below, and 20 % of 290,000 less that above.
  expect(await amountsOf(granted)).toEqual([
    [0n, 0n, 13_000n],
    [10_000n, 20_000n, 15_000n],
    [0n, 0n, 0n],
  ]);
});

test("a loss of a day does not dock the contract above for what a longer period below is not paid", async () => {
  await waitForMonday();
  const granted = await grantAll("DAILY", "WEEKLY");
  await day(100_000n, 0n);
  await day(-60_000n, 0n);
  for (let left = 5; left > 0; left -= 1) await day(0n, 0n);
  await day(60_000n, 0n);
  // For 100,000 it got 10,000 and held 10,000 back. The week below was paid for 40,000: the other 6,000 came after it. The loss
  // of 60,000 was set off against the Monday after.
  const [above, below] = await amountsOf(granted);
  expect(above?.filter((amount) => amount > 0n)).toEqual([10_000n, 6_000n]);
  expect(below).toEqual([4_000n]);
});

test.each([
  // The week below pays nothing: the day above counted whole.
  { tuesday: 0n, above: [8_000n], below: [] },
  // It pays 10 % of 40,000. What it gets less for Monday comes above when that is known, as a payout for the week.
  { tuesday: 100_000n, above: [8_000n, 6_000n, 10_000n], below: [4_000n] },
])(
  "a win below is paid above only as far as the longer period below leaves it: $tuesday",
  async ({ tuesday, above, below }) => {
    await waitForMonday();
    const granted = [
      await harness.grant(line.agent, "dividend", "DAILY", atRate("0.2")),
      await harness.grant(one.agent, "dividend", "WEEKLY", atRate("0.1")),
    ];
    // The other team has no contract here.
    await day(-60_000n, 100_000n);
    await day(tuesday, 0n);
    for (let left = 5; left > 0; left -= 1) await day(0n, 0n);
    const paid = await amountsOf(granted);
    expect(paid.map((amounts) => amounts.filter((amount) => amount > 0n))).toEqual([above, below]);
  },
);

test("after an outage a week is settled after the days in it: what they owe is taken off what it gives back", async () => {
  await waitForMonday();
  const direct = await find(and(eq(members.uplineId, line.agent.id), eq(members.type, 0)));
  const granted = [
    await harness.grant(line.agent, "dividend", "DAILY", atRate("0.2")),
    await harness.grant(one.agent, "dividend", "WEEKLY", atRate("0.1")),
    await harness.grant(other.agent, "dividend", "DAILY", atRate("0.1")),
  ];
  await play(100_000n, 0n);
  await harness.bet(direct, 1_000_000n, 1_060_000n);
  await play(0n, 100_000n);
  await play(-100_000n, 0n);
  for (let left = 5; left > 0; left -= 1) await play(0n, 0n);
  await harness.settleAll();
  // Monday: 20,000, of which 10,000 are held back. Tuesday: 8,000, of which 10,000 were paid below: 2,000 are owed. The week below has
  // nothing to share, so the 10,000 come back, less the 2,000.
  const paid = await amountsOf(granted);
  expect(paid.map((amounts) => amounts.filter((amount) => amount > 0n))).toEqual([[10_000n, 8_000n], [], [10_000n]]);
});

test("after an outage it does not matter which contract of a line is settled first", async () => {
  await harness.waitForTomorrow(HOUR_MS);
  const granted = await grantAll("DAILY", "DAILY");
  await play(-60_000n, 0n);
  await play(100_000n, 0n);
  const [above] = granted;
  for (const _ of [1, 2]) await settleNext(platform, above?.id ?? 0);
  await harness.settleAll();
  // 20 % of 40,000 less the 4,000 below, which had a loss to make up.
  expect(await amountsOf(granted)).toEqual([
    [0n, 4_000n],
    [0n, 4_000n],
    [0n, 0n],
  ]);
});
