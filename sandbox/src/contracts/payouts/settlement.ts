import { and, desc, eq, lte, min, sql } from "drizzle-orm";
import type { CorePlatform } from "../../corePlatform.ts";
import type { Tx } from "../../db/openDatabase.ts";
import { sweep } from "../../jobs/job.ts";
import { every } from "../../jobs/schedule.ts";
import { post } from "../../ledger/ledger.ts";
import { type LedgerTx, transact } from "../../ledger/transact.ts";
import { members } from "../../member/member.tables.ts";
import { AT_ONCE, isNotPostponed, settleDue } from "../../settling/settleDue.ts";
import { type Contract, contractPayouts, contracts, type Payout } from "../contracts.tables.ts";
import { lockLine } from "../findContracts.ts";
import { settleUp, smaller, takenOffOf } from "../formulas.ts";
import { countsDays, dueAfter, lastDueEnd, periodAt, type Window } from "../periods.ts";
import { toRate } from "../rate.ts";
import { heldSharesFor } from "./heldShares.ts";
import { owedBefore } from "./leftBefore.ts";
import { explain, paidRate, payoutFor, type Result, type Scope, teamOf } from "./payout.ts";
import { postingOf } from "./payoutPosting.ts";
import { firstSettledAt, type Team } from "./teamVolume.ts";
import { contractsBelow } from "./through.ts";

/**
 * Settles the contracts that are due, each in a transaction of its own. A contract that missed several periods is settled
 * period by period.
 */
export const settleContracts = sweep<CorePlatform>({
  name: "settle-contracts",
  schedule: every(10_000),
  setsAside: ["contract"],
  hasWork: async (platform) => (await dueContracts(platform, 1)).length > 0,
  sweep: (platform, signal) =>
    settleDue(platform.db, {
      kind: "contract",
      due: () => dueContracts(platform),
      settle: async ([{ key, dueAt }]) => ((await settleNext(platform, Number(key), dueAt)) ? 1 : 0),
      signal,
    }),
});

/**
 * The due contracts with the earliest end, also after an outage. Of equal ends shorter periods come first, then contracts at the top of a
 * line: what a period below gives back is then set off against debts of the same days. A contract that failed is left out until its next try.
 */
const dueContracts = ({ db, clock }: CorePlatform, count = AT_ONCE) => {
  const isWaiting = and(lte(contracts.dueAt, clock.now()), isNotPostponed("contract", contracts.id));
  const first = db
    .select({ dueAt: min(contracts.dueAt) })
    .from(contracts)
    .where(isWaiting);
  return db
    .select({ key: sql<string>`${contracts.id}::text`, dueAt: contracts.dueAt })
    .from(contracts)
    .innerJoin(members, eq(members.id, contracts.holderId))
    .where(and(isWaiting, eq(contracts.dueAt, first)))
    .orderBy(desc(contracts.openFrom), sql`length(${members.path})`)
    .limit(count);
};

/**
 * Settles the next period of a contract in which somebody bet, if one is due: exactly once. `dueAt` asks for the period that is due then
 * only. Returns whether it was settled.
 */
export const settleNext = (platform: CorePlatform, id: number, dueAt?: Date | null): Promise<boolean> =>
  transact(platform, async (tx) => {
    const now = platform.clock.now();
    const asked = and(eq(contracts.id, id), dueAt ? eq(contracts.dueAt, dueAt) : undefined);
    const [found] = await tx.select().from(contracts).where(asked);
    if (!found || !isDue(found, now)) return false;
    const team = await teamOf(tx, found);
    // What one contract of a line holds back depends on whether another one is settled.
    if (countsDays(found.kind)) await lockLine(tx, found.kind, team.path);
    const [contract] = await tx.select().from(contracts).where(asked).for("update");
    if (!contract || !isDue(contract, now)) return false;
    const busy = await passOverIdle(contract, now, (window) => firstSettledAt(tx, team, window));
    if (isDue(busy, now)) {
      const below = await contractsBelow(tx, busy, team, { start: busy.openFrom, end: now });
      await storeNextPeriod(tx, await settlePeriod(tx, busy, { team, below }, now));
    } else await storeNextPeriod(tx, busy);
    return true;
  });

/** A contract that waits for the end of a period. */
type Open = Contract & { openFrom: Date; dueAt: Date };

/** Whether the next period of a contract can be settled. */
export const isDue = (contract: Contract, now: Date): contract is Open =>
  contract.openFrom !== null && contract.dueAt !== null && contract.dueAt <= now;

/**
 * Skips the due hours or five minutes in which no bet of the team was settled. They pay nothing, and after an outage there
 * are too many of them to settle one by one. `firstSettled` gives the time of the team's first bet in a window. Returns the
 * contract as it waits for the first other period, and stores nothing.
 */
export async function passOverIdle(
  contract: Open,
  now: Date,
  firstSettled: (window: Window) => Promise<Date | undefined>,
): Promise<Contract> {
  const { kind, openFrom, paysUntil } = contract;
  if (countsDays(kind)) return contract;
  const due = lastDueEnd(contract, now);
  const end = paysUntil !== null && paysUntil < due ? paysUntil : due;
  const busy = await firstSettled({ start: openFrom, end });
  const period = periodAt(contract, busy ?? end);
  if (period.start <= openFrom) return contract;
  return { ...contract, openFrom: period.start, dueAt: dueAfter(kind, period.end) };
}

/** Settles the open period of a contract. Returns the contract as it waits for its next period, for `storeNextPeriod`. */
export async function settlePeriod(tx: LedgerTx, contract: Open, scope: Scope, at: Date): Promise<Contract> {
  const { openFrom, paysUntil, kind } = contract;
  const period = periodAt(contract, openFrom);
  const isLast = paysUntil !== null && paysUntil <= period.end;
  const window = { start: openFrom, end: isLast ? paysUntil : period.end };
  if (window.end > window.start) await settle(tx, contract, { scope, window }, at);
  const next = isLast
    ? { openFrom: null, dueAt: null }
    : { openFrom: period.end, dueAt: dueAfter(kind, periodAt(contract, period.end).end) };
  return { ...contract, ...next };
}

/** Stores which period a contract waits for. */
export const storeNextPeriod = (tx: Tx, { id, openFrom, dueAt }: Contract) =>
  tx.update(contracts).set({ openFrom, dueAt }).where(eq(contracts.id, id));

async function settle(
  tx: LedgerTx,
  contract: Contract,
  { scope, window }: { scope: Scope; window: Window },
  at: Date,
): Promise<void> {
  const result = await payoutFor(tx, contract, scope, window);
  // Most contracts that are settled every five minutes or every hour have nothing to pay.
  if (result.isEmpty && !countsDays(contract.kind)) return;
  const [payout] = await tx
    .insert(contractPayouts)
    .values(payoutRow(contract, window, result, at))
    .returning();
  if (!payout) return;
  await pay(tx, contract, payout);
  if (countsDays(contract.kind)) await payRests(tx, contract, scope.team, payout);
}

/** Contracts above with shorter periods held money back for this contract. Pays them the part that this contract did not get. */
async function payRests(tx: LedgerTx, contract: Contract, team: Team, below: Payout): Promise<void> {
  const rate = paidRate(contract, below);
  // What the loss of earlier periods took off is given back once: to the first that held back.
  let broughtForward = BigInt(below.explanation.broughtForward);
  for (const { contract: above, account, shares } of await heldSharesFor(tx, contract, team, below)) {
    const lines = shares.map(({ base, rateBelow: held, reached }) => ({
      account,
      base: BigInt(base),
      rate: toRate(held),
      rateBelow: smaller(rate, toRate(reached)),
    }));
    const all = [...lines, ...takenOffOf(account, lines[0]?.rateBelow ?? rate, broughtForward)];
    broughtForward = 0n;
    const owedNow = await owedBefore(tx, above);
    const { amount, owed } = settleUp(all, owedNow);
    const [rest] = await tx
      .insert(contractPayouts)
      .values({
        contractId: above.id,
        restOf: below.id,
        periodStart: below.periodStart,
        periodEnd: below.periodEnd,
        tier: null,
        rate: null,
        base: lines.reduce((to, { base }) => to + base, 0n),
        carryOver: 0n,
        amount,
        owed,
        state: stateOf(above, amount),
        explanation: explain(nothing, { activeMembers: 0, broughtForward: 0n, owed: owedNow, open: 0n, shares: all }),
        settledAt: below.settledAt,
      })
      .returning();
    if (rest) await pay(tx, above, rest);
  }
}

const nothing = { validBet: 0n, loss: 0n, bonus: 0n };

async function pay(tx: LedgerTx, contract: Contract, payout: Payout): Promise<void> {
  if (payout.state === "PAID") await post(tx, postingOf(contract, payout, payout.settledAt));
}

const payoutRow = (contract: Contract, window: Window, { isEmpty, ...result }: Result, settledAt: Date) => ({
  ...result,
  contractId: contract.id,
  periodStart: window.start,
  periodEnd: window.end,
  state: stateOf(contract, result.amount),
  settledAt,
});

const stateOf = ({ paidOnRequest }: Contract, amount: bigint): Payout["state"] =>
  amount === 0n ? "SKIPPED" : paidOnRequest ? "PENDING" : "PAID";
