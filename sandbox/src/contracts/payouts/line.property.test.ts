import { contractPeriods } from "@atrium/schema/values";
import { tries } from "@atrium/scripts/property";
import { and, desc, eq, gt, gte, inArray, like, max } from "drizzle-orm";
import fc from "fast-check";
import { expect, test } from "vitest";
import { bets } from "../../games/bets.tables.ts";
import { ledgerAccounts, ledgerEntries, ledgerTransactions } from "../../ledger/ledger.tables.ts";
import { members } from "../../member/member.tables.ts";
import { atRate, noConditions, openContractHarness } from "../../testing/contractHarness.ts";
import { chainOf, dayOf, dividendDue, documents, granted, isBelow, salaries } from "../../testing/contractOracle.ts";
import { openPlatformForFile } from "../../testing/openTestPlatform.ts";
import { DAY_MS, HOUR_MS } from "../../time/units.ts";
import { acceptContract, terminateContract } from "../answers.ts";
import type { ContractKind, ContractPeriod } from "../contractKinds.ts";
import { contractPayouts, contracts } from "../contracts.tables.ts";
import { offerContract } from "../offers.ts";
import { toRate } from "../rate.ts";
import type { Terms } from "../terms.ts";

type Member = typeof members.$inferSelect;
const { platform, db } = await openPlatformForFile();
const harness = await openContractHarness(platform);
const { line } = harness;
/** Agents who get contracts, and who bets: below each of them, between them, and some of them too. */
const people: Member[] = await db
  .select()
  .from(members)
  .where(like(members.path, `${line.senior.path}%`));
const find = (is: (row: Member) => boolean) => people.find(is) ?? expect.fail("the seed has such a member");
const { agent, lower } = line;
const other = find(({ uplineId, type, id }) => uplineId === agent.id && type === 1 && id !== lower.id);
const holders = { agent, lower, other };
const bettors = [
  line.player,
  find(({ path, type }) => path.startsWith(other.path) && type === 0),
  find(({ uplineId, type }) => uplineId === agent.id && type === 0),
  lower,
  agent,
];

const holder = fc.constantFrom("agent", "lower", "other");
const period = fc.constantFrom<ContractPeriod>("DAILY", "WEEKLY", "SEMIMONTHLY");
const rates = fc.uniqueArray(fc.constantFrom("0.001", "0.0035", "0.007", "0.0123", "0.02"), {
  minLength: 1,
  maxLength: 2,
});
const steps = fc.record({ rates, least: fc.constantFrom(null, 900_000n), active: fc.constantFrom(null, 2) });
const perBet = fc.record({ rates: fc.tuple(fc.nat(1_000), fc.nat(3_000)), least: fc.constantFrom(null, 5_000n) });
const bet = fc.record({
  by: fc.nat(4),
  stake: fc.integer({ min: 1, max: 999_999 }),
  result: fc.constantFrom("LOST", "PART", "WON", "DRAW", "CANCELLED", "LOST", "WON", "WON"),
  /** How much of the stake another bet of the round covers: it is not valid. */
  covered: fc.constantFrom(0, 0, 40, 100),
  daysOpen: fc.nat(3),
  /** When it is settled, after the day's offers. */
  minutes: fc.constantFrom(0, 0, 70),
});
const day = fc.record({
  salaries: fc.array(fc.record({ to: holder, period, steps }), { maxLength: 2 }),
  perBet: fc.array(fc.record({ to: holder, perBet }), { maxLength: 1 }),
  hourly: fc.array(fc.record({ to: holder, steps }), { maxLength: 1 }),
  ended: fc.array(holder, { maxLength: 1 }),
  bets: fc.array(bet, { maxLength: 7 }),
  isSettled: fc.boolean(),
});
const lengthOf = (one: ContractPeriod) => contractPeriods.indexOf(one);
const history = fc.record({
  /** Of `senior`, `agent`, `lower` and `other`, for all of the history. A shorter one than above is refused. */
  dividends: fc
    .tuple(period, period, period, period)
    .map((some) => some.toSorted((one, other) => lengthOf(one) - lengthOf(other))),
  isMixed: fc.boolean(),
  hasOutages: fc.boolean(),
  days: fc.array(day, { minLength: 1, maxLength: 10, size: "max" }),
});

/** Rising steps: the last one may have minimums. */
const termsOf = ({ rates: some, least, active }: typeof steps extends fc.Arbitrary<infer S> ? S : never): Terms => ({
  tiers: some
    .map(toRate)
    .sort((one, other) => Number(one - other))
    .map((rate, step) => ({
      ...noConditions,
      rate,
      ...(step > 0 && { periodValidBet: least, activeMembers: active, betAmount: active === null ? null : 1_000n }),
    })),
});

/** Offers a contract, which its holder accepts. Some are refused: they pay more than the one above. */
async function offer(kind: ContractKind, to: Member, rhythm: ContractPeriod | null, terms: Terms) {
  const asked = { kind, account: to.username, dryRun: false, confirmAutoTerminate: true, period: rhythm, terms };
  await offerContract(platform, to.uplineId ?? 0, { ...asked, currency: "VND" })
    .then(({ contract }) =>
      acceptContract(platform, { kind, contractId: contract?.id ?? 0, holderId: to.id, confirmAutoTerminate: true }),
    )
    .catch(() => undefined);
}

/** Ends a holder's daily salary at the close of its period. */
async function end(to: Member) {
  const held = and(eq(contracts.holderId, to.id), eq(contracts.kind, "dailySalary"), eq(contracts.state, "ACTIVE"));
  const [paying] = await db.select().from(contracts).where(held);
  if (paying)
    await terminateContract(platform, {
      kind: "dailySalary",
      contractId: paying.id,
      holderId: to.id,
      confirmAutoTerminate: true,
    }).catch(() => undefined);
}

const payouts = { LOST: 0, PART: 33, WON: 250, DRAW: 100, CANCELLED: 100 };

/** Lives through a history, until everything is paid. */
async function live({
  dividends,
  isMixed,
  hasOutages,
  days,
}: typeof history extends fc.Arbitrary<infer H> ? H : never) {
  const { line, now, wait, waitForTomorrow, settleAll, grant } = harness;
  await grant(line.senior, "dailySalary", "DAILY", atRate("0.02"));
  await grant(line.senior, "hourlySalary", null, atRate("0.02"));
  await offer("hourlySalary", line.agent, null, atRate("0.01"));
  await grant(line.senior, "realtimeSalary", null, { profitRate: 1_000n, lossRate: 3_000n, singleBetAmount: null });
  await grant(line.senior, "dividend", dividends[0] ?? "DAILY", atRate("0.3"));
  for (const [place, to] of Object.values(holders).entries()) {
    const own = (isMixed ? dividends[place + 1] : dividends[0]) ?? "DAILY";
    await offer("dividend", to, own, atRate(["0.2", "0.1", "0.15"][place] ?? "0"));
  }
  for (const { salaries, hourly, perBet: some, ended, bets: placed, isSettled } of days) {
    for (const { to, period: own, steps: terms } of salaries)
      await offer("dailySalary", holders[to], own, termsOf(terms));
    for (const { to, steps: terms } of hourly) await offer("hourlySalary", holders[to], null, termsOf(terms));
    for (const { to, perBet: terms } of some) {
      const [profitRate, lossRate] = terms.rates.map(BigInt);
      const own = { profitRate: profitRate ?? 0n, lossRate: lossRate ?? 0n, singleBetAmount: terms.least };
      await offer("realtimeSalary", holders[to], null, own);
    }
    for (const to of ended) await end(holders[to]);
    for (const { by, stake, result, covered, daysOpen, minutes } of placed) {
      const isPlayed = result === "LOST" || result === "PART" || result === "WON";
      const payout = Math.floor((stake * payouts[result]) / 100);
      await harness.bet(bettors[by] ?? line.player, BigInt(stake), BigInt(payout), {
        status: !isPlayed ? result : payout < stake ? "LOST" : "WON",
        validBet: BigInt(isPlayed ? stake - Math.floor((stake * covered) / 100) : 0),
        placedAt: new Date(now().getTime() - daysOpen * DAY_MS),
        settledAt: new Date(now().getTime() + minutes * 60_000),
      });
    }
    await waitForTomorrow(HOUR_MS);
    if (hasOutages && !isSettled) continue;
    await wait(2 * HOUR_MS);
    await Promise.all([settleAll(), settleAll()]);
  }
  // Longer than any period.
  await wait(18 * DAY_MS);
  await settleAll();
}

/** What was paid since the beginning, by holder and kind. */
async function paidSince(transactionId: number) {
  const rows = await db
    .select({ memberId: ledgerAccounts.memberId, kind: ledgerTransactions.kind, amount: ledgerEntries.amount })
    .from(ledgerTransactions)
    .innerJoin(ledgerEntries, eq(ledgerEntries.transactionId, ledgerTransactions.id))
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.accountId))
    .where(and(gt(ledgerTransactions.id, transactionId), inArray(ledgerTransactions.kind, ["SALARY", "DIVIDEND"])));
  return (memberId: number, kind: "SALARY" | "DIVIDEND") =>
    1_000_000n *
    rows.reduce((sum, row) => (row.memberId === memberId && row.kind === kind ? sum + row.amount : sum), 0n);
}

/** Compares what a holder was paid with what is due, both in millionths: each payout is rounded. */
async function expectPaid(holderId: number, kinds: readonly ContractKind[], paid: bigint, due: bigint) {
  const rows = await db
    .select({ id: contractPayouts.id })
    .from(contractPayouts)
    .innerJoin(contracts, eq(contracts.id, contractPayouts.contractId))
    .where(and(eq(contracts.holderId, holderId), inArray(contracts.kind, [...kinds])));
  const difference = Number(paid - due) / 1_000_000;
  expect(Math.abs(difference), `${kinds} of ${holderId}: ${paid} for ${due}`).toBeLessThanOrEqual(rows.length / 2);
}

/** What a holder's last dividend leaves owed, in millionths. */
async function owedBy(holderId: number): Promise<bigint> {
  const [last] = await db
    .select({ owed: contractPayouts.owed })
    .from(contractPayouts)
    .innerJoin(contracts, eq(contracts.id, contractPayouts.contractId))
    .where(and(eq(contracts.holderId, holderId), eq(contracts.kind, "dividend")))
    .orderBy(desc(contractPayouts.id))
    .limit(1);
  return 1_000_000n * (last?.owed ?? 0n);
}

/** How much of each the histories had: without it they would prove nothing. */
const seen = { mixed: 0, shared: 0, hourly: 0, owed: 0, dividends: 0, mixedDividends: 0 };

test("a line gets for each settled bet the highest one's rate, shared downwards, whatever happens", async () => {
  const property = fc.asyncProperty(history, async (happens) => {
    await db.delete(contractPayouts);
    await db.delete(contracts);
    await harness.waitForTomorrow(HOUR_MS);
    const from = new Date(dayOf(harness.now()).toZonedDateTime("Asia/Ho_Chi_Minh").epochMilliseconds);
    await db.delete(bets).where(gte(bets.settledAt, from));
    const [last] = await db.select({ id: max(ledgerTransactions.id) }).from(ledgerTransactions);
    await live(happens);
    const all = await documents(db, people, from);
    const paid = await paidSince(last?.id ?? 0);

    const due = salaries(all);
    for (const holderId of new Set(all.offered.map((contract) => contract.holderId)))
      await expectPaid(
        holderId,
        ["dailySalary", "hourlySalary", "realtimeSalary"],
        paid(holderId, "SALARY"),
        due.get(holderId) ?? 0n,
      );
    for (const one of all.settled) {
      const chain = chainOf(all, "dailySalary", one);
      seen.shared += chain.length > 1 && one.valid > 0n ? 1 : 0;
      seen.hourly += chainOf(all, "hourlySalary", one).length > 1 && one.valid > 0n ? 1 : 0;
      seen.mixed += new Set(chain.map(({ period: own }) => own)).size > 1 ? 1 : 0;
    }

    const dividends = all.offered.filter(({ kind }) => kind === "dividend");
    for (const own of dividends) {
      const below = dividends.filter(({ path }) => isBelow(path, own));
      const nearest = below.filter(({ path }) => !below.some((between) => isBelow(path, between)));
      const { left, most } = dividendDue(all, own, nearest);
      const got = paid(own.holderId, "DIVIDEND");
      const owed = await owedBy(own.holderId);
      const isMixed = nearest.some(({ period: other }) => other !== own.period);
      await expectPaid(own.holderId, ["dividend"], got - owed, left);
      await expectPaid(own.holderId, ["dividend"], got, most);
      seen.dividends += granted(all, own).length;
      seen.owed += most > left ? 1 : 0;
      seen.mixedDividends += isMixed && happens.hasOutages ? 1 : 0;
    }
  });
  await fc.assert(property, tries(3, 200_000));
  expect(Math.min(...Object.values(seen)), JSON.stringify(seen)).toBeGreaterThan(0);
}, 230_000);
