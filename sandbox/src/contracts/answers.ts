import { and, eq, max } from "drizzle-orm";
import { recordAction } from "../agent/audit/agentActions.ts";
import type { CorePlatform } from "../corePlatform.ts";
import type { Tx } from "../db/openDatabase.ts";
import { PlatformError } from "../http/errors.ts";
import type { KeepAnswer } from "../http/idempotency/answerWith.ts";
import { type LedgerTx, transact } from "../ledger/transact.ts";
import { findMember } from "../member/members.ts";
import type { ContractKind } from "./contractKinds.ts";
import { type Contract, conditionsOf, contracts } from "./contracts.tables.ts";
import { endAtClose, endContract, endOthers, lockContract } from "./endings.ts";
import { endsBelow, payingContract } from "./findContracts.ts";
import { tellAbout, tellSides } from "./notices.ts";
import { requireWithin } from "./offers.ts";
import { dueAfter, paysFromAt, periodAt } from "./periods.ts";
import { lowerThanBelow } from "./refusals.ts";

/** A contract that its holder answers. */
interface Answer {
  kind: ContractKind;
  contractId: number;
  holderId: number;
}

interface Consenting extends Answer {
  /** Whether contracts below that pay more may end. */
  confirmAutoTerminate: boolean;
}

/** A change of the caller's own contract, which is locked for it. Throws NOT_FOUND. */
const answering =
  <A extends Answer>(
    change: (tx: LedgerTx, platform: CorePlatform, contract: Contract, answer: A) => Promise<Contract>,
  ) =>
  (platform: CorePlatform, answer: A, keepAnswer?: KeepAnswer<Contract>): Promise<Contract> =>
    transact(
      platform,
      async (tx) => {
        const changed = await change(tx, platform, await lockHeld(tx, answer), answer);
        const answered = { kind: "CONTRACT_ANSWERED", memberId: null, changes: contractChange(changed) } as const;
        await recordAction(tx, { ...answered, agentId: answer.holderId, at: platform.clock.now() });
        await tellSides(tx, platform, changed);
        return changed;
      },
      keepAnswer,
    );

/** A contract that its holder has ended still pays for a while. */
const contractChange = ({ kind, state, paysUntil }: Contract) => [
  { field: "contract", before: null, after: `${kind} ${state === "ACTIVE" && paysUntil ? "TERMINATED" : state}` },
];

/**
 * Accepts the offer of a contract, or of its end. A new contract takes the place of the one before. Throws NOT_FOUND,
 * CONTRACT_STATE when there is no open offer, CONTRACT_RATE_TOO_HIGH when the agent above meanwhile gets less, and
 * CONTRACT_LOWER_THAN_DOWNLINE with the contracts below that would end, unless the caller has confirmed it.
 */
export const acceptContract = answering<Consenting>(async (tx, platform, contract, answer) => {
  if (contract.state === "PENDING_TERMINATION") return acceptEnd(tx, platform, contract, answer);
  if (contract.state !== "PENDING_NEW") throw new PlatformError("CONTRACT_STATE");
  const { id, kind, offererId, holderId } = contract;
  const conditions = conditionsOf(contract);
  await requireWithin(tx, kind, offererId, conditions, { isOfferer: false });
  const holder = await findMember(tx, holderId);
  const ending = await endsBelow(tx, kind, holder, conditions);
  if (ending.length > 0 && !answer.confirmAutoTerminate) throw lowerThanBelow(ending);
  const at = platform.clock.now();
  const startsAt = paysFromAt(kind, at);
  const before = await payingContract(tx, kind, holderId);
  // Nothing is paid twice: the contract before pays until this one begins.
  if (before) await endContract(tx, before, "TERMINATED", at, later(startsAt, before.paysFrom));
  const paysFrom = later(startsAt, await paidUntil(tx, kind, holderId));
  const dueAt = dueAfter(kind, periodAt(contract, paysFrom).end);
  const accepted = {
    state: "ACTIVE",
    answerBefore: null,
    acceptedAt: at,
    paysFrom,
    openFrom: paysFrom,
    dueAt,
  } satisfies Partial<Contract>;
  await tx.update(contracts).set(accepted).where(eq(contracts.id, id));
  // From then on the line has the new rate only.
  await endOthers(tx, platform, ending, paysFrom);
  await tellAbout(tx, platform, { to: offererId, name: "accepted", kind, account: holder.username });
  return { ...contract, ...accepted };
});

/** Rejects the offer of a contract, or of its end: then the contract goes on. Throws NOT_FOUND, and CONTRACT_STATE. */
export const rejectContract = answering<Answer>(async (tx, platform, contract) => {
  const { id, kind, state, offererId, holderId } = contract;
  if (state !== "PENDING_NEW" && state !== "PENDING_TERMINATION") throw new PlatformError("CONTRACT_STATE");
  const isNew = state === "PENDING_NEW";
  const rejected = {
    state: isNew ? "REJECTED" : "ACTIVE",
    endedAt: isNew ? platform.clock.now() : null,
    answerBefore: null,
  } satisfies Partial<Contract>;
  await tx.update(contracts).set(rejected).where(eq(contracts.id, id));
  const { username: account } = await findMember(tx, holderId);
  await tellAbout(tx, platform, { to: offererId, name: isNew ? "rejected" : "endRejected", kind, account });
  return { ...contract, ...rejected };
});

/**
 * Ends the caller's own contract at the close of the period. Throws NOT_FOUND, CONTRACT_STATE for one that does not pay or
 * that the caller has ended already, and CONTRACT_LOWER_THAN_DOWNLINE as `acceptContract` does.
 */
export const terminateContract = answering<Consenting>(async (tx, platform, contract, answer) => {
  const { id, kind, offererId, holderId, state } = contract;
  if (state !== "ACTIVE" || contract.paysUntil !== null) throw new PlatformError("CONTRACT_STATE");
  const holder = await findMember(tx, holderId);
  const ending = await endsBelow(tx, kind, holder, undefined);
  if (ending.length > 0 && !answer.confirmAutoTerminate) throw lowerThanBelow(ending);
  const paysUntil = periodAt(contract, platform.clock.now()).end;
  await tx.update(contracts).set({ paysUntil }).where(eq(contracts.id, id));
  await endAtClose.enqueue(tx, { key: String(id), at: paysUntil, data: { id } });
  await tellAbout(tx, platform, { to: offererId, name: "endedByHolder", kind, account: holder.username });
  return { ...contract, paysUntil };
});

async function acceptEnd(
  tx: LedgerTx,
  platform: CorePlatform,
  contract: Contract,
  { confirmAutoTerminate }: Consenting,
): Promise<Contract> {
  const { kind, offererId, holderId } = contract;
  const holder = await findMember(tx, holderId);
  const ending = await endsBelow(tx, kind, holder, undefined);
  if (ending.length > 0 && !confirmAutoTerminate) throw lowerThanBelow(ending);
  const ended = await endContract(tx, contract, "TERMINATED", platform.clock.now());
  await endOthers(tx, platform, ending);
  await tellAbout(tx, platform, { to: offererId, name: "endAccepted", kind, account: holder.username });
  return ended;
}

/** Locks a contract of the caller. Another member's is not found. */
async function lockHeld(tx: Tx, { kind, contractId, holderId }: Answer): Promise<Contract> {
  const contract = await lockContract(tx, contractId);
  if (contract?.holderId !== holderId || contract.kind !== kind) throw new PlatformError("NOT_FOUND");
  return contract;
}

/** The end of the time that a member's contracts of a kind have paid for, or will pay for. */
async function paidUntil(tx: Tx, kind: ContractKind, holderId: number): Promise<Date | null> {
  const [row] = await tx
    .select({ until: max(contracts.paysUntil) })
    .from(contracts)
    .where(and(eq(contracts.holderId, holderId), eq(contracts.kind, kind)));
  return row?.until ?? null;
}

const later = (one: Date, other: Date | null) => (other !== null && other > one ? other : one);
