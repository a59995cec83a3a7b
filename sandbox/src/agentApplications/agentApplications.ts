import { and, desc, eq, isNull, sql } from "drizzle-orm";
import { AGENT_TYPE, AGENT_TYPES, SENIOR_AGENT_TYPE } from "../accountTypes.ts";
import { recordAction } from "../agent/audit/agentActions.ts";
import { createLink, inviteAddress } from "../agent/inviteLinks/inviteLinks.ts";
import type { ContractKind } from "../contracts/contractKinds.ts";
import { insertOne } from "../db/inserts.ts";
import type { Tx } from "../db/openDatabase.ts";
import { PlatformError, wrongField } from "../http/errors.ts";
import type { KeepAnswer } from "../http/idempotency/answerWith.ts";
import { members } from "../member/member.tables.ts";
import { findMember, lockMember } from "../member/members.ts";
import { invitersOf } from "../session/registration/inviters.ts";
import type { SessionPlatform } from "../session/sessionPlatform.ts";
import { endSessions } from "../session/sessions.ts";
import { DAY_MS } from "../time/units.ts";
import { type AgentApplication, agentApplications } from "./agentApplications.tables.ts";
import { tellAgent, tellApplicant } from "./notices.ts";
import { offerShare } from "./startingContract.ts";

const [A_DAY, A_DAY_OF_NETWORK] = [5, 200];
const LINK_MS = 30 * DAY_MS;
/** Of a link's label. */
const LONGEST_LABEL = 30;

export interface Applying
  extends Pick<AgentApplication, "memberId" | "contact" | "channels" | "volume" | "message" | "language"> {
  network: string;
  referralCode?: string | undefined;
  domain?: string | undefined;
}

/**
 * Stores an application, or returns the person's open one: of the member, or of the guest's contact. Throws FORBIDDEN for agents, and
 * RATE_LIMITED for the sixth of a person in a day, or the 201st of the guests of a network.
 */
export async function applyAsAgent(
  platform: SessionPlatform,
  { network, referralCode, domain, ...applying }: Applying,
): Promise<AgentApplication> {
  const { db, clock, events, limiter } = platform;
  const { memberId, contact } = applying;
  const member = memberId === null ? undefined : await findMember(db, memberId);
  if (member && AGENT_TYPES.has(member.type)) throw new PlatformError("FORBIDDEN");
  if (!member) await limiter.take(`agent-apply:${network}`, A_DAY_OF_NETWORK, DAY_MS);
  const open = await openOf(db, applying);
  if (open) return open;
  await limiter.take(`agent-apply:${memberId ?? contact}`, A_DAY, DAY_MS);
  const uplineId = member
    ? member.uplineId
    : ((await invitersOf(platform, { referralCode, domain })).upline?.id ?? null);
  return events.transaction(async (tx) => {
    // Two at once would each find no open one.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`agent application ${memberId ?? contact}`}))`);
    const known = await openOf(tx, applying);
    if (known) return known;
    const upline = uplineId === null ? undefined : await findMember(tx, uplineId);
    const decides = upline && AGENT_TYPES.has(upline.type) && !upline.closedAt && !upline.lockedAt ? upline : undefined;
    const appliedAt = clock.now();
    const values = { ...applying, uplineId: decides?.id ?? null, appliedAt };
    const made = await insertOne(tx, agentApplications, values);
    if (decides) await tellAgent(tx, platform, decides, member?.username ?? contact);
    return made;
  });
}

async function openOf(tx: Tx, { memberId, contact }: Pick<AgentApplication, "memberId" | "contact">) {
  const isTheirs =
    memberId === null
      ? and(isNull(agentApplications.memberId), eq(agentApplications.contact, contact))
      : eq(agentApplications.memberId, memberId);
  const [open] = await tx
    .select()
    .from(agentApplications)
    .where(and(isTheirs, eq(agentApplications.state, "NEW")));
  return open;
}

/** A member's latest application. */
export async function latestApplication(tx: Tx, memberId: number): Promise<AgentApplication | undefined> {
  const [latest] = await tx
    .select()
    .from(agentApplications)
    .where(eq(agentApplications.memberId, memberId))
    .orderBy(desc(agentApplications.id))
    .limit(1);
  return latest;
}

/** A contract that is offered with the approval: a share of the terms that the agent has. */
export interface StartingContract {
  kind: ContractKind;
  /** In percent, 1 to 100. */
  share: number;
}

export type Decision = { id: number } & (
  | { outcome: "DECLINE"; reason: string }
  | {
      outcome: "APPROVE";
      contract?: StartingContract | undefined;
      /** The agent above the new account. Only the operator names one, for a guest who came without a link. */
      below?: string | undefined;
    }
);

/**
 * Decides about an open application; one that is decided stays as it is. An approved member is an agent from then on, at the
 * same place of the line, and logs in anew; an approved guest gets a link to register as an agent. `agentId` is null for the
 * operator. Throws NOT_FOUND for an application that is another agent's, ACCOUNT_CLOSED, what an offer or a link throws, and
 * VALIDATION_FAILED when a guest came without a link, and the operator names no agent above the new account.
 */
export async function decideApplication(
  platform: SessionPlatform,
  agentId: number | null,
  decision: Decision,
  keepAnswer?: KeepAnswer<AgentApplication>,
): Promise<AgentApplication> {
  const { clock, events } = platform;
  return events.transaction(async (tx) => {
    const isIt = eq(agentApplications.id, decision.id);
    const isTheirs = agentId === null ? isIt : and(isIt, eq(agentApplications.uplineId, agentId));
    const [found] = await tx.select().from(agentApplications).where(isTheirs).for("update");
    if (!found) throw new PlatformError("NOT_FOUND");
    if (found.state !== "NEW") {
      await keepAnswer?.(tx, found);
      return found;
    }
    const decidedAt = clock.now();
    const change =
      decision.outcome === "DECLINE"
        ? ({ state: "DECLINED", reason: decision.reason, decidedAt } as const)
        : ({ state: "APPROVED", decidedAt } as const);
    const link = decision.outcome === "APPROVE" ? await approve(tx, platform, found, decision, agentId) : null;
    await tx.update(agentApplications).set(change).where(isIt);
    const decided = { ...found, ...change };
    await tellApplicant(tx, platform, decided, link);
    await keepAnswer?.(tx, decided);
    return decided;
  });
}

/** Makes a member an agent, and returns null, or makes a guest's link, and returns its address. */
async function approve(
  tx: Tx,
  platform: SessionPlatform,
  { memberId, uplineId, contact }: AgentApplication,
  { contract, below }: Extract<Decision, { outcome: "APPROVE" }>,
  agentId: number | null,
): Promise<string | null> {
  const { clock, config, events } = platform;
  const at = clock.now();
  if (memberId === null) {
    const wanted = {
      label: contact.slice(0, LONGEST_LABEL),
      isAgent: true,
      rebate: 0,
      endsAt: new Date(at.getTime() + LINK_MS),
    };
    const link = await createLink(tx, { agentId: uplineId ?? (await agentNamed(tx, below)), ...wanted }, at);
    return inviteAddress(config.siteUrl, link.code);
  }
  const member = await lockMember(tx, memberId);
  if (!member || member.closedAt) throw new PlatformError("ACCOUNT_CLOSED");
  const type = member.uplineId === null ? SENIOR_AGENT_TYPE : AGENT_TYPE;
  await tx.update(members).set({ type }).where(eq(members.id, memberId));
  // A session has the rights of its beginning.
  await endSessions(tx, memberId, "REVOKED", at);
  await events.record(tx, { topic: "session", customerId: String(memberId) });
  if (agentId === null) return null;
  const changes = [{ field: "type", before: "player", after: "agent" }];
  await recordAction(tx, { agentId, kind: "ACCOUNT_CHANGED", memberId, changes, at });
  if (contract) await offerShare(tx, platform, agentId, { account: member.username, ...contract });
  return null;
}

async function agentNamed(tx: Tx, username = ""): Promise<number> {
  const [found] = await tx.select().from(members).where(eq(members.username, username));
  if (found && AGENT_TYPES.has(found.type) && !found.closedAt) return found.id;
  throw wrongField("below", "required");
}
