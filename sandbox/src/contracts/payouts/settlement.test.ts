import { SeededRandom } from "@atrium/arcade/seededRandom";
import { shareOf } from "@atrium/arcade/shares";
import { and, eq, gte, inArray, like, type SQL } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { bets } from "../../games/bets.tables.ts";
import { ledgerTransactions } from "../../ledger/ledger.tables.ts";
import { balanceOf, memberAccountId } from "../../ledger/ledger.ts";
import { members } from "../../member/member.tables.ts";
import type { Sandbox } from "../../server.ts";
import { listUnsettled } from "../../settling/settleDue.ts";
import { settlementRetries } from "../../settling/settling.tables.ts";
import { atRate, noConditions, openContractHarness } from "../../testing/contractHarness.ts";
import { DAY_MS, HOUR_MS } from "../../time/units.ts";
import { acceptContract, terminateContract } from "../answers.ts";
import type { ContractPeriod } from "../contractKinds.ts";
import { contractPayouts, contracts } from "../contracts.tables.ts";
import { offerContract } from "../offers.ts";
import { periodAt } from "../periods.ts";
import { toRate, WHOLE_RATE } from "../rate.ts";
import { parseTerms, topRates } from "../terms.ts";
import { settleContracts, settleNext } from "./settlement.ts";

type Member = typeof members.$inferSelect;
let harness: Awaited<ReturnType<typeof openContractHarness>>;
let sandbox: Sandbox;
/** An agent at the top, two agents below it, one below the other, and a player at the bottom. */
let line: { senior: Member; agent: Member; lower: Member; player: Member };
/** Number of payouts of the seed. */
let seeded = 0;
const isPayout = and(
  inArray(ledgerTransactions.kind, ["SALARY", "DIVIDEND"]),
  like(ledgerTransactions.key, "payout:%"),
);

beforeAll(async () => {
  harness = await openContractHarness();
  sandbox = harness.sandbox;
  const { db } = sandbox.platform;
  seeded = await db.$count(ledgerTransactions, isPayout);
  const find = async (condition: SQL | undefined) => {
    const [member] = await db.select().from(members).where(condition).limit(1);
    if (!member) throw new Error("the seed has such a member");
    return member;
  };
  const senior = await find(eq(members.username, "senior"));
  const agent = await find(eq(members.username, "agent"));
  const lower = await find(and(eq(members.uplineId, agent.id), eq(members.type, 1)));
  const player = await find(and(like(members.path, `${lower.path}%`), eq(members.type, 0)));
  line = { senior, agent, lower, player };
});
afterEach(async () => {
  await sandbox.platform.db.update(contracts).set({ openFrom: null, dueAt: null });
});
afterAll(() => sandbox.close());

type Harness = typeof harness;
const now = () => harness.now();
const wait = (ms: number) => harness.wait(ms);
const waitForTomorrow = (afterMidnightMs: number) => harness.waitForTomorrow(afterMidnightMs);
const settleAll = () => harness.settleAll();
const bet = (...args: Parameters<Harness["bet"]>) => harness.bet(...args);
const grant = (...args: Parameters<Harness["grant"]>) => harness.grant(...args);
const payoutsOf = (contractId: number) =>
  sandbox.platform.db
    .select()
    .from(contractPayouts)
    .where(eq(contractPayouts.contractId, contractId))
    .orderBy(contractPayouts.periodStart);

test("a dividend carries a loss over to the next day, and pays once what is left", async () => {
  await waitForTomorrow(HOUR_MS);
  const { id } = await grant(line.lower, "dividend", "DAILY", atRate("0.1"));
  await bet(line.player, 10_000n, 60_000n);
  await waitForTomorrow(HOUR_MS);
  await bet(line.player, 70_000n);
  await wait(2 * HOUR_MS);
  await settleAll();
  await waitForTomorrow(3 * HOUR_MS);
  const account = memberAccountId(line.lower.id, "main", "VND");
  const before = await balanceOf(sandbox.platform.db, account);
  await Promise.all([settleAll(), settleNext(sandbox.platform, id), settleNext(sandbox.platform, id)]);
  expect(await payoutsOf(id)).toMatchObject([
    { base: -50_000n, carryOver: -50_000n, amount: 0n, state: "SKIPPED" },
    { base: 20_000n, carryOver: 0n, amount: 2_000n, state: "PAID", tier: 1 },
  ]);
  expect((await balanceOf(sandbox.platform.db, account)) - before).toBe(2_000n);
});

test("an hourly salary pays an hour's bets of enough active members", async () => {
  const { end } = periodAt({ kind: "hourlySalary", period: null }, now());
  await wait(end.getTime() - now().getTime() + 60_000);
  const tier = { ...noConditions, rate: toRate("0.01"), activeMembers: 1, betAmount: 5_000n };
  const { id } = await grant(line.lower, "hourlySalary", null, { tiers: [tier] });
  await bet(line.player, 4_000n);
  await wait(HOUR_MS);
  await bet(line.player, 4_000n);
  await bet(line.player, 2_000n);
  await wait(2 * HOUR_MS);
  await settleAll();
  expect(await payoutsOf(id)).toMatchObject([
    { amount: 0n, tier: null, explanation: { validBet: "4000" } },
    { amount: 60n, tier: 1, explanation: { validBet: "6000", activeMembers: 1 } },
  ]);
});

test("an hour also pays the bets of a process with a clock 90 seconds behind", async () => {
  const hourly = { kind: "hourlySalary", period: null } as const;
  const waitUntil = (at: Date, laterMs: number) => wait(at.getTime() + laterMs - now().getTime());
  await waitUntil(periodAt(hourly, now()).end, 60_000);
  // The lower account has 1 % of it.
  const { id } = await grant(line.senior, hourly.kind, hourly.period, atRate("0.02"));
  const { end } = periodAt(hourly, now());
  await waitUntil(end, 89_000);
  await settleAll();
  await bet(line.player, 10_000n, 0n, new Date(end.getTime() - 1_000));
  await waitUntil(end, 130_000);
  await settleAll();
  expect(await payoutsOf(id)).toMatchObject([{ amount: 100n, explanation: { validBet: "10000" } }]);
});

test("five minutes without bets are passed over in one step, also after an outage, until the last that are due", async () => {
  const rate = toRate("0.01");
  const terms = { profitRate: rate, lossRate: rate, singleBetAmount: null };
  const { id } = await grant(line.senior, "realtimeSalary", null, terms);
  await wait(30 * HOUR_MS);
  await bet(line.player, 10_000n);
  await wait(40 * HOUR_MS);
  let steps = 0;
  while (await settleNext(sandbox.platform, id)) steps += 1;
  // The sandbox's own job may take one of the two.
  expect(steps).toBeLessThanOrEqual(2);
  expect(await payoutsOf(id)).toMatchObject([{ base: 10_000n, state: "PAID" }]);
  const [contract] = await sandbox.platform.db.select().from(contracts).where(eq(contracts.id, id));
  const { start } = periodAt({ kind: "realtimeSalary", period: null }, new Date(now().getTime() - 120_000));
  expect(contract?.openFrom).toEqual(start);
});

test("a real-time salary pays each bet of enough by its outcome, every five minutes", async () => {
  const { id } = await grant(line.agent, "realtimeSalary", null, {
    profitRate: toRate("0.002"),
    lossRate: toRate("0.004"),
    singleBetAmount: 1_000n,
  });
  await grant(line.lower, "realtimeSalary", null, {
    profitRate: toRate("0.001"),
    lossRate: toRate("0.001"),
    singleBetAmount: 50_000n,
  });
  await bet(line.player, 100_000n, 150_000n);
  await bet(line.player, 10_000n);
  await bet(line.player, 999n);
  await wait(7 * 60_000);
  await settleAll();
  // 100,000 won at 0.2 % less 0.1 %, 10,000 lost at 0.4 %: for the lower contract the bet was too small.
  const [payout] = await payoutsOf(id);
  expect(payout).toMatchObject({ amount: 140n, base: 110_000n });
  expect(payout?.explanation.shares.map(({ account, outcome, base }) => [account, outcome, base])).toEqual([
    [null, "WON", "0"],
    [null, "LOST", "10000"],
    [line.lower.username, "WON", "100000"],
    [line.lower.username, "LOST", "0"],
  ]);
});

test("contracts that can never be settled hold up no other, and are tried again later", async () => {
  const { db } = sandbox.platform;
  const BROKEN = 20;
  const good = await grant(line.agent, "hourlySalary", null, atRate("0.02"));
  const openFrom = new Date(now().getTime() - 2 * HOUR_MS);
  const terms = { tiers: [{ ...noConditions, rate: "none" }] };
  const broken = { ...good, terms, state: "EXPIRED" as const, endedAt: now(), openFrom, dueAt: openFrom };
  const rows = Array.from({ length: BROKEN }, (_, i) => ({ ...broken, id: 100_000 + i, version: 100 + i }));
  await db.insert(contracts).values(rows);
  await bet(line.player, 100_000n);
  await wait(2 * HOUR_MS);
  await settleContracts.sweep(sandbox.platform, new AbortController().signal);
  expect(await payoutsOf(good.id)).toMatchObject([{ amount: 1_000n }]);
  const unsettled = await listUnsettled(db, "contract");
  expect(unsettled).toHaveLength(BROKEN);
  expect(unsettled[0]).toMatchObject({ reason: expect.stringContaining("none") });
  // They wait: until then there is no work.
  expect(await settleContracts.hasWork?.(sandbox.platform)).toBe(false);
  await db.delete(contracts).where(gte(contracts.id, 100_000));
  await db.delete(settlementRetries);
});

test("whatever happens to contracts, each pays what its formula says for each of its periods, once", async () => {
  const { platform } = sandbox;
  const random = new SeededRandom("contracts", "history");
  const players = await platform.db
    .select()
    .from(members)
    .where(and(like(members.path, `${line.senior.path}%`), inArray(members.type, [0, 1])));
  await waitForTomorrow(HOUR_MS);
  await grant(line.senior, "dailySalary", "DAILY", atRate("0.02"));
  const rates = ["0.001", "0.0035", "0.007", "0.0123", "0.02"];
  const periods: ContractPeriod[] = ["DAILY", "WEEKLY", "SEMIMONTHLY"];
  const uplines = [
    [line.senior, line.agent],
    [line.agent, line.lower],
  ] as const;
  const attempt = (work: Promise<unknown>) => work.catch(() => undefined);
  for (let day = 0; day < 24; day++) {
    for (const [upline, holder] of uplines) {
      const confirmAutoTerminate = random.chance(0.7);
      const own = { kind: "dailySalary" as const, confirmAutoTerminate };
      if (random.chance(0.5)) {
        const terms = atRate(random.pick(rates));
        const toHolder = { account: holder.username, dryRun: false, currency: "VND" };
        const offer = { ...own, ...toHolder, period: random.pick(periods), terms, confirmAutoTerminate: true };
        await attempt(offerContract(platform, upline.id, offer));
      }
      const held = await platform.db.select().from(contracts).where(eq(contracts.holderId, holder.id));
      const waiting = held.find(({ kind, state }) => kind === "dailySalary" && state === "PENDING_NEW");
      const paying = held.find(({ kind, state }) => kind === "dailySalary" && state === "ACTIVE");
      if (waiting) await attempt(acceptContract(platform, { ...own, contractId: waiting.id, holderId: holder.id }));
      else if (paying && random.chance(0.15))
        await attempt(terminateContract(platform, { ...own, contractId: paying.id, holderId: holder.id }));
    }
    for (let count = 0; count < 6; count++) await bet(random.pick(players), BigInt(random.int(1, 999_999)));
    await waitForTomorrow(HOUR_MS);
    if (random.chance(0.6)) {
      await wait(2 * HOUR_MS);
      await Promise.all([settleAll(), settleAll()]);
    }
  }
  await wait(20 * DAY_MS);
  await settleAll();
  await expectPaid();
}, 180_000);

/** Compares each payout with the sum over its bets, one by one, and the ledger with the payouts. */
async function expectPaid() {
  const { db } = sandbox.platform;
  const people = await db.select({ id: members.id, path: members.path }).from(members);
  const pathOf = new Map(people.map(({ id, path }) => [id, path]));
  const held = await db.select().from(contracts).where(eq(contracts.kind, "dailySalary"));
  const pays = held.flatMap(({ paysFrom, paysUntil, ...contract }) =>
    paysFrom
      ? [{ ...contract, paysFrom, paysUntil: paysUntil ?? now(), path: pathOf.get(contract.holderId) ?? "" }]
      : [],
  );
  const rateOf = (contract: (typeof pays)[number]) => topRates(parseTerms(contract.terms))[0] ?? 0n;
  const allBets = await db.select().from(bets).where(eq(bets.playMoney, false));
  const isBelow = (path: string, above: string) => path !== above && path.startsWith(above);
  let checked = 0;
  for (const contract of pays) {
    const rows = await payoutsOf(contract.id);
    for (const [index, { periodStart, periodEnd, amount }] of rows.entries()) {
      expect(periodStart).toEqual(rows[index - 1]?.periodEnd ?? contract.paysFrom);
      const exact = allBets.reduce((sum, { memberId, placedAt, validBet }) => {
        const path = pathOf.get(memberId) ?? "";
        if (placedAt < periodStart || placedAt >= periodEnd || !isBelow(path, contract.path)) return sum;
        const [nearest] = pays
          .filter((other) => isBelow(other.path, contract.path) && isBelow(path, other.path))
          .filter((other) => other.paysFrom <= placedAt && other.paysUntil > placedAt)
          .sort((one, other) => one.path.length - other.path.length);
        const difference = rateOf(contract) - (nearest ? rateOf(nearest) : 0n);
        return sum + validBet * (difference > 0n ? difference : 0n);
      }, 0n);
      expect(amount).toBe(shareOf(exact, 1n, WHOLE_RATE));
      checked += 1;
    }
  }
  expect(checked).toBeGreaterThan(30);
  const paid = await db.select().from(contractPayouts).where(eq(contractPayouts.state, "PAID"));
  expect((await db.$count(ledgerTransactions, isPayout)) - seeded).toBe(paid.length);
}
