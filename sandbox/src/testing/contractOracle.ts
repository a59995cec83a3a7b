import { and, eq, gte, inArray, isNotNull } from "drizzle-orm";
import type { ContractKind } from "../contracts/contractKinds.ts";
import { contracts } from "../contracts/contracts.tables.ts";
import type { Database } from "../db/openDatabase.ts";
import { bets } from "../games/bets.tables.ts";
import { ledgerAccounts, ledgerEntries, ledgerTransactions } from "../ledger/ledger.tables.ts";
import type { members } from "../member/member.tables.ts";

/*
 * What a line of agents is to be paid, by the rule alone: for each settled bet exactly the rate that the highest contract above it has
 * reached, shared downwards by what each contract below has reached. It knows contracts as they were offered, and records of bets,
 * and uses nothing of the code that settles.
 */

type Member = Pick<typeof members.$inferSelect, "id" | "path">;

/** The merchant's day of a moment. */
export const dayOf = (at: Date) => at.toTemporalInstant().toZonedDateTimeISO("Asia/Ho_Chi_Minh").toPlainDate();

/** The name of the period that has a moment: its last day, or its hour. Of two names the lower one ends first. */
export function periodOf({ kind, period }: Pick<Offered, "kind" | "period">, at: Date): string {
  const date = dayOf(at);
  if (kind === "hourlySalary") return at.toISOString().slice(0, "2026-11-29T20".length);
  if (period === "WEEKLY") return date.add({ days: 7 - date.dayOfWeek }).toString();
  return (period === "SEMIMONTHLY" ? date.with({ day: date.day < 16 ? 15 : date.daysInMonth }) : date).toString();
}

const millionths = (rate: string) => BigInt(Math.round(Number(rate) * 1_000_000));

/**
 * What is known of some people: their contracts as they were offered, their bets that were settled from a moment on, and what each of
 * these, and each bonus and rebate, brought the house, in time.
 */
export async function documents(db: Database, people: readonly Member[], from: Date) {
  const pathOf = new Map(people.map(({ id, path }) => [id, path]));
  const offered = (await db.select().from(contracts)).flatMap(({ paysFrom, paysUntil, ...contract }) =>
    paysFrom === null ? [] : [{ ...contract, paysFrom, paysUntil, path: pathOf.get(contract.holderId) ?? "" }],
  );
  const rows = await db
    .select()
    .from(bets)
    .where(and(gte(bets.settledAt, from), inArray(bets.memberId, [...pathOf.keys()]), eq(bets.playMoney, false)));
  const settled = rows
    .filter(({ currency }) => currency === "VND")
    .map(({ settledAt, memberId, betAmount, winAmount, validBet }) => ({
      at: settledAt ?? from,
      path: pathOf.get(memberId) ?? "",
      memberId,
      stake: betAmount,
      lost: betAmount - winAmount,
      valid: validBet,
    }))
    .sort((one, other) => one.at.getTime() - other.at.getTime());
  const gifts = await db
    .select({ memberId: ledgerAccounts.memberId, at: ledgerTransactions.at, amount: ledgerEntries.amount })
    .from(ledgerTransactions)
    .innerJoin(ledgerEntries, eq(ledgerEntries.transactionId, ledgerTransactions.id))
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.accountId))
    .where(
      and(
        gte(ledgerTransactions.at, from),
        inArray(ledgerTransactions.kind, ["BONUS", "FREE_SPINS", "REBATE"]),
        eq(ledgerAccounts.currency, "VND"),
        isNotNull(ledgerAccounts.memberId),
      ),
    );
  const results = [
    ...settled,
    // Also one that is taken back, for example because it has expired.
    ...gifts.map(({ memberId, at, amount }) => ({ at, path: pathOf.get(memberId ?? 0) ?? "", lost: -amount })),
  ].sort((one, other) => one.at.getTime() - other.at.getTime());
  return { offered, settled, results };
}
export type Documents = Awaited<ReturnType<typeof documents>>;
export type Offered = Documents["offered"][number];
type Settled = Documents["settled"][number];

/** Whether a place lies below the holder of a contract. */
export const isBelow = (path: string, { path: above }: Offered) => path !== above && path.startsWith(above);

/** Whether a contract pays for a bet. */
export const paysFor = (contract: Offered, { at, path }: Pick<Settled, "at" | "path">) =>
  isBelow(path, contract) && contract.paysFrom <= at && (contract.paysUntil === null || at < contract.paysUntil);

/** Contracts of a kind above a bet, from the highest. */
export const chainOf = ({ offered }: Documents, kind: ContractKind, one: Settled) =>
  offered
    .filter((contract) => contract.kind === kind && paysFor(contract, one))
    .sort((a, b) => a.path.length - b.path.length);

/** The rate of a contract with steps in the period that has a moment. */
function reached({ settled }: Documents, contract: Offered, at: Date): bigint {
  const name = periodOf(contract, at);
  const own = settled.filter((one) => paysFor(contract, one) && one.valid > 0n && periodOf(contract, one.at) === name);
  const valid = own.reduce((sum, one) => sum + one.valid, 0n);
  const onDay = Map.groupBy(own, ({ memberId, at: moment }) => `${memberId} ${dayOf(moment)}`);
  const countActive = (least: bigint) =>
    new Set(
      [...onDay.values()].flatMap((some) =>
        some[0] && some.reduce((sum, { stake }) => sum + stake, 0n) >= least ? [some[0].memberId] : [],
      ),
    ).size;
  const { terms } = contract;
  const all = "tiers" in terms ? terms.tiers : [];
  const step = all.findLast(
    ({ periodValidBet, activeMembers, betAmount }) =>
      valid >= BigInt(periodValidBet ?? 0) &&
      (activeMembers === null || countActive(BigInt(betAmount ?? 0)) >= activeMembers),
  );
  return step ? millionths(step.rate) : 0n;
}

/** The rate of a real-time contract for a bet. */
function ratePerBet({ terms }: Offered, { stake, lost }: Settled): bigint {
  if ("tiers" in terms || stake < BigInt(terms.singleBetAmount ?? 0)) return 0n;
  return millionths(lost > 0n ? terms.lossRate : terms.profitRate);
}

/** What salaries pay, in millionths of a minor unit by holder: for each bet the highest rate, shared downwards. */
export function salaries(all: Documents) {
  const due = new Map<number, bigint>();
  const share = (one: Settled, kind: ContractKind, rateOf: (contract: Offered) => bigint) => {
    const chain = chainOf(all, kind, one);
    const own = chain.map(rateOf);
    for (const [place, { holderId }] of chain.entries()) {
      const part = (own[place] ?? 0n) - (own[place + 1] ?? 0n);
      if (part < 0n) throw new Error(`the contract below that of ${holderId} pays more`);
      due.set(holderId, (due.get(holderId) ?? 0n) + one.valid * part);
    }
  };
  for (const one of all.settled.filter(({ valid }) => valid > 0n)) {
    for (const kind of ["dailySalary", "hourlySalary"] as const)
      share(one, kind, (contract) => reached(all, contract, one.at));
    share(one, "realtimeSalary", (contract) => ratePerBet(contract, one));
  }
  return due;
}

interface Grant {
  /** The name of the period. */
  name: string;
  some: Documents["results"];
  /** The loss that was carried into the period, 0 or less. */
  carried: bigint;
  /** 0 when nothing is left to share. */
  rate: bigint;
  amount: bigint;
}

/** What a dividend grants in each of its periods, in millionths: rate × (loss − bonuses + what was carried). */
export function granted({ results }: Documents, contract: Offered): Grant[] {
  const { terms } = contract;
  const most = "tiers" in terms ? millionths(terms.tiers[0]?.rate ?? "0") : 0n;
  const own = results.filter((one) => paysFor(contract, one));
  let carried = 0n;
  return [...Map.groupBy(own, ({ at }) => periodOf(contract, at))].map(([name, some]) => {
    const [before, base] = [carried, carried + lossOf(some)];
    carried = base < 0n ? base : 0n;
    const rate = base > 0n ? most : 0n;
    return { name, some, carried: before, rate, amount: base > 0n ? base * most : 0n };
  });
}

const lossOf = (some: Documents["results"]) => some.reduce((sum, { lost }) => sum + lost, 0n);

/**
 * What is due to a dividend, in millionths, as its periods end: what it grants less what the nearest contracts below are paid for the
 * same. While a period below runs, the contract below counts as paid for losses and as unpaid for wins. When that period ends, the rest is due.
 * Returns what is due in the end, and the most that was due at any time: what was paid below later, unforeseen, is owed.
 */
export function dividendDue(all: Documents, own: Offered, nearest: readonly Offered[]) {
  const dues = new Map<string, bigint>();
  const add = (name: string, amount: bigint) => dues.set(name, (dues.get(name) ?? 0n) + amount);
  for (const { name, amount } of granted(all, own)) add(name, amount);
  for (const below of nearest) {
    const { terms } = below;
    const most = "tiers" in terms ? millionths(terms.tiers[0]?.rate ?? "0") : 0n;
    for (const { name, some, carried, rate } of granted(all, below)) {
      const parts = [...Map.groupBy(some, ({ at }) => periodOf(own, at))];
      for (const [until, part] of parts) {
        const loss = lossOf(part);
        const held = until >= name ? loss * rate : loss > 0n ? loss * most : 0n;
        add(until, -held);
        add(name, held - loss * rate);
      }
      const isHeld = parts.some(([until]) => until < name);
      add(isHeld ? name : (parts.at(-1)?.[0] ?? name), -carried * rate);
    }
  }
  let [left, most] = [0n, 0n];
  for (const [, due] of [...dues].sort(([one], [other]) => (one < other ? -1 : 1))) {
    left += due;
    if (left > most) most = left;
  }
  return { left, most };
}
