import { and, eq, isNull } from "drizzle-orm";
import { AGENT_TYPES } from "../accountTypes.ts";
import type { Tx } from "../db/openDatabase.ts";
import { PlatformError, wrongField } from "../http/errors.ts";
import { folded } from "../member/folded.ts";
import { members } from "../member/member.tables.ts";
import type { SitePlatform } from "../site/sitePlatform.ts";
import type { TransferDirection } from "../wallet/memberTransfers.tables.ts";

type Member = typeof members.$inferSelect;

/** The sender of a transfer, and its direction. */
export interface TransferWay {
  memberId: number;
  direction: TransferDirection;
  /** User name of the receiver, for a transfer to a downline. */
  account?: string | undefined;
}

const MODULES = { UPLINE: "TRANSFER_UPLINE", DOWNLINE: "TRANSFER_DOWNLINE" } as const;

/**
 * The account that a member's transfer goes to. Throws TRANSFER_NOT_ALLOWED, and DOWNLINE_NOT_FOUND for everybody who is
 * not directly below the agent.
 */
export async function receiverOf(
  { site }: Pick<SitePlatform, "site">,
  tx: Tx,
  { memberId, direction, account = "" }: TransferWay,
): Promise<Member> {
  const sender = await senderOf({ site }, tx, { memberId, direction });
  const isReceiver =
    direction === "UPLINE"
      ? eq(members.id, sender.uplineId ?? 0)
      : and(eq(members.uplineId, memberId), eq(members.username, folded(account)));
  const [receiver] = await tx
    .select()
    .from(members)
    .where(and(isReceiver, isNull(members.closedAt)));
  if (receiver) return receiver;
  if (direction === "UPLINE") throw new PlatformError("TRANSFER_NOT_ALLOWED");
  throw wrongField("account", "unknown", { code: "DOWNLINE_NOT_FOUND" });
}

/** The sender of a transfer. Throws TRANSFER_NOT_ALLOWED. */
export async function senderOf(
  { site }: Pick<SitePlatform, "site">,
  tx: Tx,
  { memberId, direction }: Omit<TransferWay, "account">,
): Promise<Member> {
  const [sender] = await tx.select().from(members).where(eq(members.id, memberId));
  if (!sender || !maySend(site, sender, direction)) throw new PlatformError("TRANSFER_NOT_ALLOWED");
  return sender;
}

function maySend(site: SitePlatform["site"], sender: Member, direction: TransferDirection): boolean {
  if (!sender.canTransfer || !site.isEnabled("MEMBER_CENTER") || !site.isEnabled(MODULES[direction])) return false;
  return direction === "UPLINE" ? sender.toUpline : AGENT_TYPES.has(sender.type);
}
