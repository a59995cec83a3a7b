import { eq } from "drizzle-orm";
import type { CorePlatform } from "../corePlatform.ts";
import type { Tx } from "../db/openDatabase.ts";
import { toLanguage } from "../http/languages.ts";
import { playBreakAt } from "../http/playBreak.ts";
import type { members } from "../member/member.tables.ts";
import { notify } from "../member/notify.ts";
import { fullForDeposit } from "../responsibleGaming/playLimits.ts";
import { type Deposit, deposits } from "../wallet/deposits.tables.ts";
import { type ReturnReason, returnedMessage } from "./deposits.texts.ts";

type Member = typeof members.$inferSelect;

/**
 * Why the money of a deposit that has ended can't stay: the member could not pay it in at this moment. Null when it
 * becomes the deposit. Call it after `lockMember`, with the row that it gave.
 */
export async function whyReturned(tx: Tx, member: Member, deposit: Deposit, at: Date): Promise<ReturnReason | null> {
  if (member.closedAt !== null) return "closed";
  if (member.lockedAt !== null) return "locked";
  if (playBreakAt(member, at) !== null) return "break";
  return member.hasPlayLimits && (await fullForDeposit(tx, deposit, deposit.amount, at)) ? "limit" : null;
}

/** Notes that the money of a deposit goes back, and tells the member why: in the inbox, and by e-mail. */
export async function giveBack(
  tx: Tx,
  { events }: Pick<CorePlatform, "events">,
  member: Member,
  deposit: Deposit,
  { why, at }: { why: ReturnReason; at: Date },
): Promise<Deposit> {
  await tx.update(deposits).set({ returnedAt: at }).where(eq(deposits.depositId, deposit.depositId));
  await notify(tx, member, returnedMessage(toLanguage(member.language), deposit, why), at);
  await events.record(tx, { topic: "message", customerId: String(member.id) });
  return { ...deposit, returnedAt: at };
}
