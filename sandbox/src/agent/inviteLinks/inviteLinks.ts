import { and, count, desc, eq, isNull, sql } from "drizzle-orm";
import { AGENT_TYPE, PLAYER_TYPE } from "../../accountTypes.ts";
import { insertOne } from "../../db/inserts.ts";
import type { Tx } from "../../db/openDatabase.ts";
import { PlatformError, wrongField } from "../../http/errors.ts";
import { lockMember } from "../../member/members.ts";
import { type InviteLink, inviteLinks, inviteSignUps } from "../../session/registration/inviteLinks.tables.ts";
import { generatedInviteCode } from "../../session/registration/openAccount.ts";
import type { SessionPlatform } from "../../session/sessionPlatform.ts";
import { deposits } from "../../wallet/deposits.tables.ts";
import { recordAction } from "../audit/agentActions.ts";
import { requireRebate, toRebate } from "../downline/rebate.ts";

/** Number of links that an agent can have at a time. */
const MOST_LINKS = 50;

/** An agent's links, the latest first, with what came of each. Members count as depositors with their first deposit. */
export const linksOf = (db: Tx, agentId: number, linkId?: number) =>
  db
    .select({
      link: inviteLinks,
      signUps: sql`(select count(*) from ${inviteSignUps} as came where came.link_id = ${inviteLinks.id})`.mapWith(
        Number,
      ),
      // Named tables: without a join, drizzle writes columns without their tables.
      firstDeposits: sql`(
        select count(*) from ${inviteSignUps} as came where came.link_id = ${inviteLinks.id} and exists (
          select 1 from ${deposits} as paid where paid.member_id = came.member_id and paid.state = 'SUCCESS'))`.mapWith(
        Number,
      ),
    })
    .from(inviteLinks)
    .where(
      and(
        eq(inviteLinks.agentId, agentId),
        isNull(inviteLinks.deletedAt),
        linkId === undefined ? undefined : eq(inviteLinks.id, linkId),
      ),
    )
    .orderBy(desc(inviteLinks.id));

export type LinkRow = Awaited<ReturnType<typeof linksOf>>[number];

interface NewLink {
  agentId: number;
  label: string;
  isAgent: boolean;
  /** In parts of 10,000; at most the agent's own. */
  rebate: number;
  endsAt: Date | null;
}

/** Makes a link. Throws INVITE_LINK_LIMIT, and VALIDATION_FAILED for a rebate above the agent's own or a past end. */
export async function createLink(
  tx: Tx,
  { agentId, label, isAgent, rebate, endsAt }: NewLink,
  at: Date,
): Promise<InviteLink> {
  // One link of an agent at a time: simultaneous requests would each pass the limit.
  const agent = await lockMember(tx, agentId);
  requireRebate(rebate, { most: agent?.rebate ?? 0 });
  if (endsAt && endsAt <= at) throw wrongField("expiresAt", "past");
  const [held] = await tx
    .select({ links: count() })
    .from(inviteLinks)
    .where(and(eq(inviteLinks.agentId, agentId), isNull(inviteLinks.deletedAt)));
  if ((held?.links ?? 0) >= MOST_LINKS) throw new PlatformError("INVITE_LINK_LIMIT");
  const type = isAgent ? AGENT_TYPE : PLAYER_TYPE;
  const code = generatedInviteCode();
  const link = await insertOne(tx, inviteLinks, { agentId, code, label, type, rebate, createdAt: at, endsAt });
  const changes = [
    { field: "link", before: null, after: link.code },
    { field: "rebate", before: null, after: toRebate(rebate) },
  ];
  await recordAction(tx, { agentId, kind: "LINK_CREATED", changes, at });
  return link;
}

/** The address that a link leads to. */
export const inviteAddress = (siteUrl: string, code: string) =>
  `${siteUrl.replace(/\/+$/, "")}/register?referralCode=${code}`;

/** Deletes a link of the agent: it leads nowhere any more. Accounts that registered with it stay. Throws NOT_FOUND. */
export async function deleteLink({ db, clock }: SessionPlatform, agentId: number, linkId: number): Promise<void> {
  await db.transaction(async (tx) => {
    const at = clock.now();
    const [deleted] = await tx
      .update(inviteLinks)
      .set({ deletedAt: at })
      .where(and(eq(inviteLinks.id, linkId), eq(inviteLinks.agentId, agentId), isNull(inviteLinks.deletedAt)))
      .returning();
    if (!deleted) throw new PlatformError("NOT_FOUND");
    await recordAction(tx, {
      agentId,
      kind: "LINK_DELETED",
      changes: [{ field: "link", before: deleted.code, after: null }],
      at,
    });
  });
}
