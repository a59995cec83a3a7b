import { and, asc, eq, inArray, sql } from "drizzle-orm";
import { AGENT_TYPE } from "../accountTypes.ts";
import { insertOne } from "../db/inserts.ts";
import type { Tx } from "../db/openDatabase.ts";
import type { SeedContext } from "../db/seedContext.ts";
import { withoutEvents } from "../ledger/transact.ts";
import { members } from "../member/member.tables.ts";
import { startOfToday } from "../reports/reportRange.ts";
import { HOUR_MS } from "../time/units.ts";
import { type Contract, contracts } from "./contracts.tables.ts";
import { endOffer } from "./endings.ts";
import { nextVersion } from "./findContracts.ts";
import { ANSWER_MS } from "./offers.ts";
import { PAST_CONTRACTS, type PastContract } from "./pastContracts.ts";
import { teamOf } from "./payouts/payout.ts";
import { isDue, passOverIdle, settlePeriod, storeNextPeriod } from "./payouts/settlement.ts";
import { settledTimes } from "./payouts/teamVolume.ts";
import { contractsBelow } from "./payouts/through.ts";
import { dueAfter, paysFromAt, periodAt, type Window } from "./periods.ts";
import { storeTerms } from "./terms.ts";

type Holder = Pick<typeof members.$inferSelect, "id" | "path" | "currency">;

/**
 * Contracts of the named agents, and what they paid since: settled by the platform's own settlement, period by period.
 * It needs the sums by day.
 */
export async function seedContracts(tx: Tx, { now }: SeedContext): Promise<void> {
  // Without statistics the database reads all bets for each period.
  await tx.execute(sql`analyze bets, members, rollup_agent_bets, rollup_agent_money, rollup_member_bets`);
  const holders = await findHolders(tx);
  const added: Contract[] = [];
  for (const past of PAST_CONTRACTS) added.push(await addContract(tx, past, holders, now));
  await settleAll(tx, added, now);
}

async function findHolders(tx: Tx): Promise<ReadonlyMap<string, Holder>> {
  const named = await tx
    .select()
    .from(members)
    .where(inArray(members.username, ["senior", "agent", "affiliate", "affiliatesub"]));
  const agent = named.find(({ username }) => username === "agent");
  const below = await tx
    .select()
    .from(members)
    .where(and(eq(members.uplineId, agent?.id ?? 0), eq(members.type, AGENT_TYPE)))
    .orderBy(asc(members.id))
    .limit(3);
  return new Map([
    ...named.map((member) => [member.username, member] as const),
    ...below.map((member, index) => [`below ${index + 1}`, member] as const),
  ]);
}

async function addContract(tx: Tx, past: PastContract, holders: ReadonlyMap<string, Holder>, now: Date) {
  const { kind, period, terms, state } = past;
  const holder = find(holders, past.holder);
  const last = past.accepted === null ? now : startOfToday(now);
  const at = (hours: number, until = last) => new Date(until.getTime() - hours * HOUR_MS);
  const accepted = past.accepted === null ? null : at(past.accepted);
  const ended = past.ended === undefined ? null : at(past.ended);
  const endOfferedAt = past.endOffered === undefined ? null : at(past.endOffered, now);
  const isOpen = state === "PENDING_NEW" || state === "PENDING_TERMINATION";
  const offeredAt = at(past.offered);
  const paysFrom = accepted && paysFromAt(kind, accepted);
  const contract = await insertOne(tx, contracts, {
    kind,
    period,
    state,
    offererId: past.offerer === null ? null : find(holders, past.offerer).id,
    holderId: holder.id,
    version: await nextVersion(tx, kind, holder.id),
    terms: storeTerms(terms),
    currency: holder.currency,
    offeredAt,
    answerBefore: isOpen ? new Date((endOfferedAt ?? offeredAt).getTime() + ANSWER_MS) : null,
    acceptedAt: accepted,
    endedAt: ended,
    paysFrom,
    // A newer contract took its place.
    paysUntil: accepted && ended && paysFromAt(kind, ended),
    openFrom: paysFrom,
    dueAt: paysFrom && dueAfter(kind, periodAt({ kind, period }, paysFrom).end),
  });
  const { id, answerBefore } = contract;
  if (answerBefore) {
    const data = { id, answerBefore: answerBefore.toISOString() };
    await endOffer.enqueue(tx, { key: `${id}:${data.answerBefore}`, at: answerBefore, data });
  }
  return contract;
}

/** Settles all periods that are due, each at the time at which it was due, and in that order: as the platform does. */
async function settleAll(tx: Tx, added: readonly Contract[], now: Date): Promise<void> {
  const ledger = withoutEvents(tx);
  const waiting = new Map<Contract, Awaited<ReturnType<typeof readOnce>>>();
  for (const contract of added) if (isDue(contract, now)) waiting.set(contract, await readOnce(tx, contract, now));
  while (waiting.size > 0) {
    const [contract, scope] = [...waiting].reduce((first, one) => (dueTime(one[0]) < dueTime(first[0]) ? one : first));
    waiting.delete(contract);
    const busy = isDue(contract, now) ? await passOverIdle(contract, now, scope.firstSettled) : contract;
    const next = isDue(busy, now) ? await settlePeriod(ledger, busy, scope, busy.dueAt) : busy;
    if (isDue(next, now)) waiting.set(next, scope);
    else await storeNextPeriod(tx, next);
  }
}

const dueTime = ({ dueAt }: Contract) => dueAt?.getTime() ?? 0;

/** What a contract's settlement needs, read once for all periods: most are five minutes long. */
async function readOnce(tx: Tx, contract: Contract & { openFrom: Date }, now: Date) {
  const team = await teamOf(tx, contract);
  const whole = { start: contract.openFrom, end: now };
  const below = await contractsBelow(tx, contract, team, whole);
  const times = await settledTimes(tx, team, whole);
  const firstSettled = async ({ start, end }: Window) => times.find((at) => at >= start && at < end);
  return { team, below, firstSettled };
}

function find(holders: ReadonlyMap<string, Holder>, name: string): Holder {
  const holder = holders.get(name);
  if (!holder) throw new Error(`the seed has no ${name}`);
  return holder;
}
