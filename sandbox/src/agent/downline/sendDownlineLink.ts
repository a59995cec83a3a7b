import { PlatformError } from "../../http/errors.ts";
import type { KeepAnswer } from "../../http/idempotency/answerWith.ts";
import { lockMember } from "../../member/members.ts";
import { issuePasswordLink } from "../../session/password/passwordLink.ts";
import type { SessionPlatform } from "../../session/sessionPlatform.ts";
import { recordAction } from "../audit/agentActions.ts";

/**
 * Sends an account of the downline a link for a new password, which the agent never sees. Throws ACCOUNT_CLOSED and
 * CONTACT_MISSING.
 */
export async function sendDownlineLink(
  platform: SessionPlatform,
  agentId: number,
  memberId: number,
  keepAnswer: KeepAnswer<boolean>,
): Promise<void> {
  await platform.db.transaction(async (tx) => {
    const member = await lockMember(tx, memberId);
    if (!member || member.closedAt) throw new PlatformError("ACCOUNT_CLOSED");
    const at = platform.clock.now();
    await issuePasswordLink(platform, tx, member, at);
    await recordAction(tx, { agentId, kind: "RESET_LINK_SENT", memberId, changes: [], at });
    await keepAnswer(tx, true);
  });
}
