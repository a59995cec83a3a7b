import { eq } from "drizzle-orm";
import { z } from "zod";
import type { CorePlatform } from "../corePlatform.ts";
import type { Tx } from "../db/openDatabase.ts";
import { deferredJob } from "../jobs/job.ts";
import { findMember } from "../member/members.ts";
import { type Contract, contracts } from "./contracts.tables.ts";
import { endsBelow, type HeldContract, lockLine } from "./findContracts.ts";
import { tellAbout, tellSides } from "./notices.ts";
import { countsDays, periodAt } from "./periods.ts";

/** The instant until which a contract pays when it ends at `at`. Kinds that count days pay for the whole day. */
const paysUntilAt = ({ kind }: Contract, at: Date): Date =>
  countsDays(kind) ? periodAt({ kind, period: "DAILY" }, at).end : at;

/** Ends a contract. It pays until the end of the day, or until the time given. */
export async function endContract(
  tx: Tx,
  contract: Contract,
  state: "TERMINATED" | "AUTO_TERMINATED",
  at: Date,
  paysUntil = paysUntilAt(contract, at),
): Promise<Contract> {
  const ended = { state, endedAt: at, answerBefore: null, paysUntil };
  await tx.update(contracts).set(ended).where(eq(contracts.id, contract.id));
  return { ...contract, ...ended };
}

/**
 * Ends contracts because one above them pays less from `lowerFrom` on, or has ended, and tells both sides of each. They pay until
 * then, so that nothing is paid at both rates.
 */
export async function endOthers(
  tx: Tx,
  platform: CorePlatform,
  ending: readonly HeldContract[],
  lowerFrom?: Date,
): Promise<void> {
  const at = platform.clock.now();
  for (const { contract, account } of ending) {
    const { kind, holderId, offererId, paysFrom } = contract;
    const paysUntil = lowerFrom && paysFrom && paysFrom > lowerFrom ? paysFrom : lowerFrom;
    await endContract(tx, contract, "AUTO_TERMINATED", at, paysUntil);
    for (const to of [holderId, offererId]) await tellAbout(tx, platform, { to, name: "endedByLower", kind, account });
    await tellSides(tx, platform, contract);
  }
}

/** Ends an offer that nobody has answered: a new contract expires, and a contract that was to end goes on. */
export const endOffer = deferredJob<CorePlatform, { id: number; answerBefore: string }>({
  name: "end-contract-offer",
  data: z.object({ id: z.number(), answerBefore: z.string() }),
  run: async (tx, platform, { id, answerBefore }) => {
    const contract = await lockContract(tx, id);
    if (contract?.answerBefore?.toISOString() !== answerBefore) return;
    const isNew = contract.state === "PENDING_NEW";
    await tx
      .update(contracts)
      .set({ state: isNew ? "EXPIRED" : "ACTIVE", endedAt: isNew ? platform.clock.now() : null, answerBefore: null })
      .where(eq(contracts.id, id));
    const { kind, offererId, holderId } = contract;
    const { username: account } = await findMember(tx, holderId);
    await tellAbout(tx, platform, { to: offererId, name: "unanswered", kind, account });
    await tellSides(tx, platform, contract);
  },
});

/** Ends a contract that its holder has ended, at the close of the period. */
export const endAtClose = deferredJob<CorePlatform, { id: number }>({
  name: "end-contract",
  data: z.object({ id: z.number() }),
  run: async (tx, platform, { id }) => {
    const contract = await lockContract(tx, id);
    const isPaying = contract?.state === "ACTIVE" || contract?.state === "PENDING_TERMINATION";
    if (!isPaying || contract.paysUntil === null) return;
    const { kind, holderId, paysUntil } = contract;
    const holder = await findMember(tx, holderId);
    await endContract(tx, contract, "TERMINATED", platform.clock.now(), paysUntil);
    await tellSides(tx, platform, contract);
    await endOthers(tx, platform, await endsBelow(tx, kind, holder, undefined));
  },
});

/** A contract with all others of its line and kind locked; undefined when there is none. */
export async function lockContract(tx: Tx, id: number): Promise<Contract | undefined> {
  const find = () => tx.select().from(contracts).where(eq(contracts.id, id));
  const [found] = await find();
  if (!found) return undefined;
  await lockLine(tx, found.kind, (await findMember(tx, found.holderId)).path);
  const [contract] = await find();
  return contract;
}
