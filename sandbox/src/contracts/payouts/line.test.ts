import { SeededRandom } from "@atrium/arcade/seededRandom";
import { and, eq, inArray, like } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { bets } from "../../games/bets.tables.ts";
import { ledgerTransactions } from "../../ledger/ledger.tables.ts";
import { members } from "../../member/member.tables.ts";
import type { Sandbox } from "../../server.ts";
import { atRate, noConditions, openContractHarness } from "../../testing/contractHarness.ts";
import { DAY_MS, HOUR_MS } from "../../time/units.ts";
import { acceptContract, terminateContract } from "../answers.ts";
import type { ContractPeriod } from "../contractKinds.ts";
import { contractPayouts, contracts } from "../contracts.tables.ts";
import { offerContract } from "../offers.ts";
import { periodAt } from "../periods.ts";
import { toRate, WHOLE_RATE } from "../rate.ts";
import { parseTerms } from "../terms.ts";

type Harness = Awaited<ReturnType<typeof openContractHarness>>;
let harness: Harness;
let sandbox: Sandbox;
let line: Harness["line"];
beforeAll(async () => {
  harness = await openContractHarness();
  ({ sandbox, line } = harness);
});
afterEach(async () => {
  await sandbox.platform.db.delete(contractPayouts);
  await sandbox.platform.db.delete(contracts);
});
afterAll(() => sandbox.close());

const now = () => harness.now();
const wait = (ms: number) => harness.wait(ms);
const waitForTomorrow = (afterMidnightMs: number) => harness.waitForTomorrow(afterMidnightMs);
const settleAll = () => harness.settleAll();
const bet = (...args: Parameters<Harness["bet"]>) => harness.bet(...args);
const grant = (...args: Parameters<Harness["grant"]>) => harness.grant(...args);
const payoutsOf = (contractId: number) => harness.payoutsOf(contractId);
const isPayout = and(
  inArray(ledgerTransactions.kind, ["SALARY", "DIVIDEND"]),
  like(ledgerTransactions.key, "payout:%"),
);

test("a contract above with a shorter period holds back what one below may get, and pays the rest after its end", async () => {
  const monday = periodAt({ kind: "dailySalary", period: "WEEKLY" }, now()).end;
  await wait(monday.getTime() + HOUR_MS - now().getTime());
  const above = await grant(line.agent, "dailySalary", "DAILY", atRate("0.008"));
  const tiers = [{ ...noConditions, rate: toRate("0.003"), periodValidBet: 3_000_000n }];
  const below = await grant(line.lower, "dailySalary", "WEEKLY", { tiers });
  const week = async (days: number) => {
    for (let day = 0; day < 7; day += 1) {
      if (day < days) await bet(line.player, 2_000_000n);
      await waitForTomorrow(3 * HOUR_MS);
      await settleAll();
    }
  };
  const paidTo = async ({ id }: { id: number }) =>
    (await payoutsOf(id)).map(({ amount }) => amount).filter((amount) => amount > 0n);
  await week(3);
  // 6,000,000 at 0.8 %: 0.5 % each day, and 0.3 % of the week.
  expect(await paidTo(above)).toEqual([10_000n, 10_000n, 10_000n]);
  expect(await paidTo(below)).toEqual([18_000n]);
  await week(1);
  // The week did not reach its minimum, so the contract above gets the 0.3 % too.
  expect(await paidTo(above)).toEqual([10_000n, 10_000n, 10_000n, 10_000n, 6_000n]);
  expect(await paidTo(below)).toEqual([18_000n]);
});

test("a contract above with a longer period is not docked for what nobody was paid", async () => {
  const monday = periodAt({ kind: "dailySalary", period: "WEEKLY" }, now()).end;
  await wait(monday.getTime() + HOUR_MS - now().getTime());
  const above = await grant(line.agent, "dailySalary", "WEEKLY", atRate("0.008"));
  const tiers = [{ ...noConditions, rate: toRate("0.003"), periodValidBet: 3_000_000n }];
  const below = await grant(line.lower, "dailySalary", "DAILY", { tiers });
  for (let day = 0; day < 7; day += 1) {
    if (day < 3) await bet(line.player, day === 2 ? 3_000_000n : 2_000_000n);
    await waitForTomorrow(3 * HOUR_MS);
    await settleAll();
  }
  expect((await payoutsOf(below.id)).map(({ amount }) => amount)).toEqual([0n, 0n, 9_000n, 0n, 0n, 0n, 0n]);
  // 7,000,000 at 0.8 %, less the 9,000.
  expect(await payoutsOf(above.id)).toMatchObject([{ amount: 47_000n }]);
});

test("whatever happens to contracts of a line, it gets for each settled bet the highest one's rate, shared downwards", async () => {
  const { platform } = sandbox;
  const random = new SeededRandom("contracts", "history");
  const postedBefore = await platform.db.$count(ledgerTransactions, isPayout);
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
        const steps = [random.pick(rates), random.pick(rates)].map(toRate).sort((a, b) => Number(a - b));
        const terms = {
          tiers: steps.map((rate, step) => ({ ...noConditions, rate, periodValidBet: step === 0 ? null : 900_000n })),
        };
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
    // Some were placed days before their result.
    for (let count = 0; count < 6; count++) {
      const placedAt = new Date(now().getTime() - random.int(0, 3) * DAY_MS);
      await bet(random.pick(players), BigInt(random.int(1, 999_999)), 0n, { placedAt });
    }
    await waitForTomorrow(HOUR_MS);
    if (random.chance(0.6)) {
      await wait(2 * HOUR_MS);
      await Promise.all([settleAll(), settleAll()]);
    }
  }
  await wait(40 * DAY_MS);
  await settleAll();
  await expectPaid();
  const paid = await platform.db.$count(contractPayouts, eq(contractPayouts.state, "PAID"));
  expect((await platform.db.$count(ledgerTransactions, isPayout)) - postedBefore).toBe(paid);
}, 180_000);

/** Adds up over the bets what each contract is to pay, and compares it with its payouts. */
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
  type Pays = (typeof pays)[number];
  const settled = (await db.select().from(bets).where(eq(bets.playMoney, false))).flatMap(
    ({ settledAt, validBet, memberId }) =>
      settledAt === null ? [] : [{ at: settledAt, validBet, path: pathOf.get(memberId) ?? "" }],
  );
  const isTeamOf = ({ path, paysFrom, paysUntil }: Pays, bet: { path: string; at: Date }) =>
    bet.path !== path && bet.path.startsWith(path) && paysFrom <= bet.at && bet.at < paysUntil;
  const reachedAt = (contract: Pays, at: Date): bigint => {
    const { start, end } = periodAt(contract, at);
    const volume = settled
      .filter((bet) => isTeamOf(contract, bet) && start <= bet.at && bet.at < end)
      .reduce((sum, { validBet }) => sum + validBet, 0n);
    const terms = parseTerms(contract.terms);
    const tiers = "tiers" in terms ? terms.tiers : [];
    return tiers.findLast(({ periodValidBet }) => periodValidBet === null || volume >= periodValidBet)?.rate ?? 0n;
  };
  const exact = new Map<number, bigint>();
  let late = 0;
  for (const bet of settled) {
    const chain = pays
      .filter((contract) => isTeamOf(contract, bet))
      .sort((one, other) => one.path.length - other.path.length);
    const reached = chain.map((contract) => reachedAt(contract, bet.at));
    const shares = reached.map((rate, place) => rate - (reached[place + 1] ?? 0n));
    expect(shares.every((share) => share >= 0n)).toBe(true);
    if (new Set(chain.map(({ period }) => period)).size > 1) late += 1;
    for (const [place, { id }] of chain.entries())
      exact.set(id, (exact.get(id) ?? 0n) + bet.validBet * (shares[place] ?? 0n));
  }
  // Many of the bets lie below contracts of different periods.
  expect(late).toBeGreaterThan(15);
  for (const { id, paysFrom } of pays) {
    const rows = await payoutsOf(id);
    const regular = rows.filter(({ restOf }) => restOf === null);
    for (const [index, { periodStart }] of regular.entries())
      expect(periodStart).toEqual(regular[index - 1]?.periodEnd ?? paysFrom);
    const amount = rows.reduce((sum, row) => sum + row.amount, 0n);
    const difference = Number(amount * WHOLE_RATE - (exact.get(id) ?? 0n)) / Number(WHOLE_RATE);
    // Each payout is rounded.
    expect(Math.abs(difference)).toBeLessThanOrEqual(rows.length / 2);
  }
  expect(pays.length).toBeGreaterThan(10);
}
