import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import { insertOne } from "../../db/inserts.ts";
import type { Tx } from "../../db/openDatabase.ts";
import { PlatformError } from "../../http/errors.ts";
import type { KeepAnswer } from "../../http/idempotency/answerWith.ts";
import { postAll } from "../../ledger/ledger.ts";
import { type LedgerTx, transact } from "../../ledger/transact.ts";
import { lockMember } from "../../member/members.ts";
import { toMinor } from "../../money.ts";
import { bigSum } from "../../rollups/bigSum.ts";
import type { SitePlatform } from "../../site/sitePlatform.ts";
import { contractPayouts, contracts, type PayoutRequest, payoutRequests } from "../contracts.tables.ts";
import { tellOfRequest } from "../notices.ts";
import { postingOf } from "./payoutPosting.ts";

/** A request holds at most this many payouts, the oldest first; the rest stays ready. */
const MOST_PAYOUTS = 5_000;

/** The pending payouts of a holder that no request holds. */
const isReady = (holderId: number) =>
  and(eq(contracts.holderId, holderId), eq(contractPayouts.state, "PENDING"), isNull(contractPayouts.requestId));

/** What a holder can ask for, by currency. */
export const readyFor = (tx: Tx, holderId: number) =>
  tx
    .select({
      currency: contracts.currency,
      amount: bigSum(contractPayouts.amount),
      payouts: sql`count(*)`.mapWith(Number),
    })
    .from(contractPayouts)
    .innerJoin(contracts, eq(contracts.id, contractPayouts.contractId))
    .where(isReady(holderId))
    .groupBy(contracts.currency)
    .orderBy(contracts.currency);

/**
 * Asks for all pending payouts of a currency, or returns the request that waits already. An amount up to the operator's bound is paid
 * at once. Throws NOT_FOUND when there is nothing to ask for.
 */
export async function requestPayout(
  platform: SitePlatform,
  holderId: number,
  currency: string,
  keepAnswer?: KeepAnswer<PayoutRequest>,
): Promise<PayoutRequest> {
  const ask = async (tx: LedgerTx): Promise<PayoutRequest> => {
    // One request of a holder at a time: two would take the same payouts.
    await lockMember(tx, holderId);
    const isWaiting = and(
      eq(payoutRequests.holderId, holderId),
      eq(payoutRequests.currency, currency),
      eq(payoutRequests.state, "WAITING"),
    );
    const [waiting] = await tx.select().from(payoutRequests).where(isWaiting);
    if (waiting) return waiting;
    const ready = await tx
      .select({ id: contractPayouts.id, amount: contractPayouts.amount })
      .from(contractPayouts)
      .innerJoin(contracts, eq(contracts.id, contractPayouts.contractId))
      .where(and(isReady(holderId), eq(contracts.currency, currency)))
      .orderBy(contractPayouts.id)
      .limit(MOST_PAYOUTS);
    const amount = ready.reduce((sum, payout) => sum + payout.amount, 0n);
    if (amount === 0n) throw new PlatformError("NOT_FOUND");
    const requestedAt = platform.clock.now();
    const request = await insertOne(tx, payoutRequests, { holderId, currency, amount, requestedAt });
    const taken = ready.map(({ id }) => id);
    await tx.update(contractPayouts).set({ requestId: request.id }).where(inArray(contractPayouts.id, taken));
    return isWithinBound(platform, request) ? pay(tx, platform, request) : request;
  };
  return transact(platform, ask, keepAnswer);
}

/** Whether the operator pays a request without looking: amounts up to the bound that the brand has for the currency. */
function isWithinBound({ site }: SitePlatform, { amount, currency }: PayoutRequest): boolean {
  const bounds: Readonly<Record<string, string | undefined>> = site.brand.payoutsPaidUpTo;
  return amount <= (toMinor(bounds[currency] ?? "0", currency) ?? 0n);
}

export type PayoutDecision = { requestId: number } & ({ outcome: "PAY" } | { outcome: "DECLINE"; reason: string });

/**
 * Pays or declines a request that waits, as the operator; a decided one stays as it is. What was declined can be asked for again. Throws
 * NOT_FOUND.
 */
export const decidePayoutRequest = (platform: SitePlatform, decision: PayoutDecision): Promise<PayoutRequest> =>
  transact(platform, async (tx) => {
    const isIt = eq(payoutRequests.id, decision.requestId);
    const [known] = await tx.select().from(payoutRequests).where(isIt);
    if (!known) throw new PlatformError("NOT_FOUND");
    await lockMember(tx, known.holderId);
    const [request = known] = await tx.select().from(payoutRequests).where(isIt);
    if (request.state !== "WAITING") return request;
    if (decision.outcome === "PAY") return pay(tx, platform, request);
    await tx.update(contractPayouts).set({ requestId: null }).where(eq(contractPayouts.requestId, request.id));
    return decide(tx, platform, request, { state: "DECLINED", reason: decision.reason });
  });

/** Pays what a request holds. The postings have the keys of the payouts, so that none is paid twice. */
async function pay(tx: LedgerTx, platform: SitePlatform, request: PayoutRequest): Promise<PayoutRequest> {
  const held = await tx
    .select({ id: contractPayouts.id, amount: contractPayouts.amount, contract: contracts })
    .from(contractPayouts)
    .innerJoin(contracts, eq(contracts.id, contractPayouts.contractId))
    .where(eq(contractPayouts.requestId, request.id))
    .orderBy(contractPayouts.id);
  const at = platform.clock.now();
  await postAll(
    tx,
    held.map(({ contract, ...payout }) => postingOf(contract, payout, at)),
  );
  await tx.update(contractPayouts).set({ state: "PAID" }).where(eq(contractPayouts.requestId, request.id));
  return decide(tx, platform, request, { state: "PAID" });
}

async function decide(
  tx: Tx,
  platform: SitePlatform,
  request: PayoutRequest,
  change: { state: "PAID" } | { state: "DECLINED"; reason: string },
): Promise<PayoutRequest> {
  const decided = { ...request, ...change, decidedAt: platform.clock.now() };
  const { state, decidedAt, reason } = decided;
  await tx.update(payoutRequests).set({ state, decidedAt, reason }).where(eq(payoutRequests.id, request.id));
  await tellOfRequest(tx, platform, decided);
  return decided;
}
