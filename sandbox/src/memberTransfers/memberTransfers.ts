import { asc, eq, inArray } from "drizzle-orm";
import { recordAction } from "../agent/audit/agentActions.ts";
import type { Tx } from "../db/openDatabase.ts";
import { requireTurnover } from "../deposits/turnover.ts";
import { requireWithin } from "../http/amount.ts";
import { PlatformError } from "../http/errors.ts";
import { isMadeBy, madeBefore, requestKeyOf } from "../http/idempotency/madeBefore.ts";
import { toLanguage } from "../http/languages.ts";
import { playBreakAt, requireNoBreak } from "../http/playBreak.ts";
import { lockAccounts, memberAccountId, moving, post } from "../ledger/ledger.ts";
import { type LedgerTx, transact } from "../ledger/transact.ts";
import { folded } from "../member/folded.ts";
import { maskedName } from "../member/maskedName.ts";
import { members, messages } from "../member/member.tables.ts";
import { openMemberAccounts } from "../member/members.ts";
import { toDecimal } from "../money.ts";
import { fullForDeposit } from "../responsibleGaming/playLimits.ts";
import { checkPaymentPassword } from "../security/paymentPassword.ts";
import type { SitePlatform } from "../site/sitePlatform.ts";
import { cashierIdAt } from "../wallet/cashierId.ts";
import { type MemberTransfer, memberTransfers } from "../wallet/memberTransfers.tables.ts";
import { receivedMessage } from "./memberTransfers.texts.ts";
import { receiverOf, type TransferWay } from "./receivers.ts";
import { leftToday, transferRules } from "./transferRules.ts";

type Member = typeof members.$inferSelect;

interface NewTransfer extends TransferWay {
  currency: string;
  idempotencyKey: string;
  /** Minor units. */
  amount: bigint;
  /** The member with this payment password; the sender by default. A sub-account signs its agent's transfers with its own. */
  signerId?: number;
  paymentPassword: string;
  remark: string | null;
}

/**
 * Moves money from a member to the agent above, or from an agent to a member directly below; a repeated request changes
 * nothing. Throws TRANSFER_NOT_ALLOWED, DOWNLINE_NOT_FOUND, AMOUNT_OUT_OF_RANGE with the bounds, TRANSFER_LIMIT,
 * TURNOVER_NOT_MET, INSUFFICIENT_BALANCE, IDEMPOTENCY_MISMATCH, and what the payment password is refused for.
 */
export async function transferToMember(platform: SitePlatform, request: NewTransfer): Promise<MemberTransfer> {
  const { db, clock } = platform;
  const { memberId, currency, amount } = request;
  const known = await sentBefore(db, request);
  if (known) return known;
  const { id: toId } = await receiverOf(platform, db, request);
  requireWithin(amount, transferRules(currency), currency);
  await checkPaymentPassword(platform, request.signerId ?? memberId, request.paymentPassword);
  return transact(platform, async (tx) => {
    // Both accounts, in one order: simultaneous requests, also repeats and opposite ones, wait here.
    const locked = inArray(members.id, [memberId, toId]);
    const both = await tx.select().from(members).where(locked).orderBy(asc(members.id)).for("no key update");
    const earlier = await sentBefore(tx, request);
    if (earlier) return earlier;
    const sender = both.find(({ id }) => id === memberId);
    const receiver = await receiverOf(platform, tx, request);
    if (!sender || receiver.id !== toId) throw new PlatformError("TRANSFER_NOT_ALLOWED");
    const at = clock.now();
    requireNoBreak(playBreakAt(sender, at));
    if (sender.lockedAt) throw new PlatformError("SESSION_REVOKED");
    if (request.direction === "DOWNLINE") await requireDepositable(tx, receiver, request, at);
    // A deposit that is being paid locks its account too: its money and its bonus, which holds transfers, are seen together.
    await lockAccounts(
      tx,
      both.map(({ id }) => memberAccountId(id, "main", currency)),
    );
    // Otherwise the receiver could withdraw what the sender may not.
    await requireTurnover(tx, { memberId, currency });
    const left = await leftToday(tx, request, at);
    if (left.count === 0 || amount > left.amount) throw new PlatformError("TRANSFER_LIMIT");
    const transfer: MemberTransfer = {
      transferId: cashierIdAt("T", at),
      direction: request.direction,
      fromId: memberId,
      toId,
      requestKey: requestKeyOf(request),
      amount,
      currency,
      remark: request.remark,
      createdAt: at,
    };
    await move(tx, transfer, sender, receiver);
    if (request.direction === "DOWNLINE") {
      const changes = [{ field: "amount", before: null, after: `${toDecimal(amount, currency)} ${currency}` }];
      await recordAction(tx, { agentId: memberId, kind: "MONEY_SENT", memberId: toId, changes, at });
    }
    await platform.events.record(tx, { topic: "message", customerId: String(toId) });
    return transfer;
  });
}

/**
 * An agent's money is a deposit of the member who gets it: the member's break and limit hold it back. The agent does not
 * learn which of them it was.
 */
async function requireDepositable(
  tx: Tx,
  receiver: Member,
  { amount, currency }: NewTransfer,
  at: Date,
): Promise<void> {
  const full = receiver.hasPlayLimits && (await fullForDeposit(tx, { memberId: receiver.id, currency }, amount, at));
  if (full || playBreakAt(receiver, at)) throw new PlatformError("TRANSFER_NOT_ALLOWED");
}

async function move(tx: LedgerTx, transfer: MemberTransfer, sender: Member, receiver: Member): Promise<void> {
  const { transferId, amount, currency, remark, createdAt: at } = transfer;
  await tx.insert(memberTransfers).values(transfer);
  // The receiver may have no wallet in this currency yet.
  await openMemberAccounts(tx, [{ id: receiver.id, currency }], at);
  const names = `${maskedName(sender.username)} → ${maskedName(receiver.username)}`;
  await post(tx, {
    key: `member-transfer:${transferId}`,
    kind: "TRANSFER",
    at,
    reference: transferId,
    remark: remark === null ? names : `${names}: ${remark}`,
    entries: moving(amount, {
      from: memberAccountId(sender.id, "main", currency),
      to: memberAccountId(receiver.id, "main", currency),
    }),
  });
  const message = receivedMessage(toLanguage(receiver.language), transfer, sender.username);
  await tx.insert(messages).values({ memberId: receiver.id, ...message, createdAt: at });
}

/** The transfer of an earlier request with the key. Throws IDEMPOTENCY_MISMATCH when it is another one. */
const sentBefore = (tx: Tx, request: NewTransfer): Promise<MemberTransfer | undefined> =>
  madeBefore(
    tx.select().from(memberTransfers).where(isMadeBy(request, memberTransfers)),
    ({ amount, direction, remark, toId }) =>
      amount === request.amount &&
      direction === request.direction &&
      remark === request.remark &&
      (request.account === undefined || isNamed(tx, toId, request.account)),
  );

async function isNamed(tx: Tx, memberId: number, account: string): Promise<boolean> {
  const [member] = await tx.select({ username: members.username }).from(members).where(eq(members.id, memberId));
  return member?.username === folded(account);
}
