import { and, eq } from "drizzle-orm";
import { AGENT_TYPES } from "../accountTypes.ts";
import { recordAction } from "../agent/audit/agentActions.ts";
import type { CorePlatform } from "../corePlatform.ts";
import { insertOne } from "../db/inserts.ts";
import type { Tx } from "../db/openDatabase.ts";
import { PlatformError } from "../http/errors.ts";
import type { KeepAnswer } from "../http/idempotency/answerWith.ts";
import { type LedgerTx, transact } from "../ledger/transact.ts";
import { folded } from "../member/folded.ts";
import { members } from "../member/member.tables.ts";
import { openMemberAccounts } from "../member/members.ts";
import { betterFields, paysMore } from "./betterTerms.ts";
import type { ContractKind, ContractPeriod } from "./contractKinds.ts";
import { type Contract, conditionsOf, contracts } from "./contracts.tables.ts";
import { endOffer } from "./endings.ts";
import { endsBelow, type HeldContract, lockLine, nextVersion, payingContract } from "./findContracts.ts";
import { tellAbout, tellSides } from "./notices.ts";
import { lowerThanBelow } from "./refusals.ts";
import { type Conditions, storeTerms, type Terms } from "./terms.ts";

/** Nobody has answered in time: the offer ends. */
export const ANSWER_MS = 72 * 3_600_000;

interface Offer {
  kind: ContractKind;
  /** Name of an agent right below. */
  account: string;
  /** Makes no offer, and only returns which contracts below would end. */
  dryRun: boolean;
  /** Whether contracts below that pay more may end. */
  confirmAutoTerminate: boolean;
}

interface NewOffer extends Offer {
  period: ContractPeriod | null;
  terms: Terms;
  /** Currency of the amounts in the terms and of the payouts, as `offeredCurrency` says. */
  currency: string;
  /** Whether what it pays waits until the holder asks for it. */
  paidOnRequest?: boolean;
}

/** What an offer leads to. */
export interface Offered {
  /** Null after a dry run. */
  contract: Contract | null;
  /** Contracts below the account that end when it accepts. */
  ending: HeldContract[];
}

/**
 * The currency of an agent's own contract. Contracts that the agent offers have the same one, because the own contract
 * limits them; open wallets do not matter. Undefined without an own contract.
 */
export const offeredCurrency = async (
  { db }: CorePlatform,
  kind: ContractKind,
  offererId: number,
): Promise<string | undefined> => (await payingContract(db, kind, offererId))?.currency;

/**
 * Offers a contract to an agent right below. Throws DOWNLINE_NOT_FOUND, CONTRACT_RATE_TOO_HIGH with the fields that are better
 * than the caller's own contract, CONTRACT_EXISTS while another offer is open, and CONTRACT_LOWER_THAN_DOWNLINE with the contracts below
 * that would end, unless the caller has confirmed it.
 */
export async function offerContract(
  platform: CorePlatform,
  offererId: number,
  offer: NewOffer,
  keepAnswer?: KeepAnswer<Offered>,
): Promise<Offered> {
  return transact(platform, (tx) => offerContractIn(tx, platform, offererId, offer), keepAnswer);
}

/** Offers a contract as `offerContract` does, in a transaction that does more. */
export async function offerContractIn(
  tx: Tx,
  platform: CorePlatform,
  offererId: number,
  offer: NewOffer,
): Promise<Offered> {
  const { kind, terms, currency, period, paidOnRequest = false, confirmAutoTerminate } = offer;
  const holder = await agentBelow(tx, offererId, offer.account);
  await lockLine(tx, kind, holder.path);
  await requireWithin(tx, kind, offererId, { terms, period }, { isOfferer: true });
  const isWaiting = and(
    eq(contracts.holderId, holder.id),
    eq(contracts.kind, kind),
    eq(contracts.state, "PENDING_NEW"),
  );
  if ((await tx.$count(contracts, isWaiting)) > 0) throw new PlatformError("CONTRACT_EXISTS");
  const ending = await endsBelow(tx, kind, holder, { terms, period });
  if (offer.dryRun) return { contract: null, ending };
  if (ending.length > 0 && !confirmAutoTerminate) throw lowerThanBelow(ending);
  const at = platform.clock.now();
  await openMemberAccounts(tx, [{ id: holder.id, currency }], at);
  const contract = await insertOne(tx, contracts, {
    kind,
    offererId,
    holderId: holder.id,
    version: await nextVersion(tx, kind, holder.id),
    period,
    terms: storeTerms(terms),
    currency,
    paidOnRequest,
    state: "PENDING_NEW",
    endsOthers: ending.length > 0,
    offeredAt: at,
    answerBefore: new Date(at.getTime() + ANSWER_MS),
  });
  await announce(tx, platform, contract, "offered");
  return { contract, ending };
}

/**
 * Offers the end of the contract that pays an agent right below. Throws DOWNLINE_NOT_FOUND, CONTRACT_STATE when there is
 * none or its end is offered already, and CONTRACT_LOWER_THAN_DOWNLINE as a new offer does.
 */
export async function offerEnd(
  platform: CorePlatform,
  offererId: number,
  offer: Offer,
  keepAnswer?: KeepAnswer<Offered>,
): Promise<Offered> {
  const offerIn = async (tx: LedgerTx): Promise<Offered> => {
    const { kind, confirmAutoTerminate } = offer;
    const holder = await agentBelow(tx, offererId, offer.account);
    await lockLine(tx, kind, holder.path);
    const paying = await payingContract(tx, kind, holder.id);
    if (paying?.state !== "ACTIVE" || paying.offererId !== offererId) throw new PlatformError("CONTRACT_STATE");
    const ending = await endsBelow(tx, kind, holder, undefined);
    if (offer.dryRun) return { contract: null, ending };
    if (ending.length > 0 && !confirmAutoTerminate) throw lowerThanBelow(ending);
    const answerBefore = new Date(platform.clock.now().getTime() + ANSWER_MS);
    const change = { state: "PENDING_TERMINATION", endsOthers: ending.length > 0, answerBefore } as const;
    await tx.update(contracts).set(change).where(eq(contracts.id, paying.id));
    const contract = { ...paying, ...change };
    await announce(tx, platform, contract, "endOffered");
    return { contract, ending };
  };
  return transact(platform, offerIn, keepAnswer);
}

/** When the open offer of a contract, or of its end, was made; null without one. */
export const offeredAtOf = ({ answerBefore }: Contract): Date | null =>
  answerBefore && new Date(answerBefore.getTime() - ANSWER_MS);

/**
 * Refuses terms that are better than those of the account which offers them. The operator has no bound. Only that account
 * is told the fields and its bounds.
 */
export async function requireWithin(
  tx: Tx,
  kind: ContractKind,
  offererId: number | null,
  offered: Conditions,
  { isOfferer }: { isOfferer: boolean },
): Promise<void> {
  if (offererId === null) return;
  const own = await payingContract(tx, kind, offererId);
  const bounds = own && conditionsOf(own);
  if (!paysMore(offered, bounds)) return;
  throw new PlatformError("CONTRACT_RATE_TOO_HIGH", {
    ...(own && bounds && isOfferer && { fields: betterFields(offered, bounds, own.currency) }),
  });
}

async function agentBelow(tx: Tx, offererId: number, account: string) {
  const [found] = await tx
    .select()
    .from(members)
    .where(and(eq(members.username, folded(account)), eq(members.uplineId, offererId)));
  if (!found || !AGENT_TYPES.has(found.type)) throw new PlatformError("DOWNLINE_NOT_FOUND");
  return found;
}

async function announce(tx: Tx, platform: CorePlatform, contract: Contract, name: "offered" | "endOffered") {
  const { id, kind, holderId, offererId, state, answerBefore } = contract;
  if (answerBefore === null) throw new Error(`the offer of contract ${id} has no end`);
  const data = { id, answerBefore: answerBefore.toISOString() };
  await endOffer.enqueue(tx, { key: `${id}:${data.answerBefore}`, at: answerBefore, data });
  await tellAbout(tx, platform, { to: holderId, name, kind });
  await tellSides(tx, platform, contract);
  if (offererId === null) return;
  const changes = [{ field: "contract", before: null, after: `${kind} ${state}` }];
  await recordAction(tx, {
    agentId: offererId,
    kind: "CONTRACT_OFFERED",
    memberId: holderId,
    changes,
    at: platform.clock.now(),
  });
}
