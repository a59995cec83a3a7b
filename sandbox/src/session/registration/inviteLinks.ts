import { and, eq, gt, inArray, isNull, or, sql } from "drizzle-orm";
import { AGENT_TYPES } from "../../accountTypes.ts";
import type { Database, Tx } from "../../db/openDatabase.ts";
import { members } from "../../member/member.tables.ts";
import { merchantDayOf } from "../../reports/reportRange.ts";
import { type InviteLink, inviteClicks, inviteLinks } from "./inviteLinks.tables.ts";

/** The link of a code with its agent; undefined for unknown links, and for those that are over. */
export async function openInviteLink(
  tx: Tx,
  code: string,
  at: Date,
): Promise<{ link: InviteLink; upline: { id: number; path: string } } | undefined> {
  const [found] = await tx
    .select({ link: inviteLinks, upline: { id: members.id, path: members.path } })
    .from(inviteLinks)
    .innerJoin(members, eq(members.id, inviteLinks.agentId))
    .where(
      and(
        eq(inviteLinks.code, code.toUpperCase()),
        isNull(inviteLinks.deletedAt),
        or(isNull(inviteLinks.endsAt), gt(inviteLinks.endsAt, at)),
        isNull(members.closedAt),
        isNull(members.lockedAt),
        inArray(members.type, [...AGENT_TYPES]),
      ),
    );
  return found;
}

/** Counts that somebody opened a link, once on each of the merchant's days for each network. Unknown codes change nothing. */
export async function countInviteClick(db: Database, code: string, network: string, at: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const opened = await openInviteLink(tx, code, at);
    if (!opened) return;
    const { id } = opened.link;
    const counted = await tx
      .insert(inviteClicks)
      .values({ linkId: id, network, day: merchantDayOf(at).days.first })
      .onConflictDoNothing()
      .returning({ linkId: inviteClicks.linkId });
    if (counted.length === 0) return;
    await tx
      .update(inviteLinks)
      .set({ clicks: sql`${inviteLinks.clicks} + 1` })
      .where(eq(inviteLinks.id, id));
  });
}
