import { hash } from "node:crypto";
import { and, count, desc, eq, isNull } from "drizzle-orm";
import { AFFILIATE_SUB_TYPE } from "../../accountTypes.ts";
import type { Tx } from "../../db/openDatabase.ts";
import type { SubAccountRight } from "../../http/env.ts";
import { PlatformError } from "../../http/errors.ts";
import { answerOnce } from "../../http/idempotency/idempotency.ts";
import { members } from "../../member/member.tables.ts";
import { findMember, lockMember } from "../../member/members.ts";
import { hashPassword } from "../../member/password.ts";
import { subAccounts } from "../../member/subAccounts.tables.ts";
import { refuseTaken } from "../../session/registration/openAccount.ts";
import { sessions } from "../../session/session.tables.ts";
import type { SessionPlatform } from "../../session/sessionPlatform.ts";
import { endSessions } from "../../session/sessions.ts";
import type { AgentActionKind, Change } from "../audit/agentActions.tables.ts";
import { recordAction } from "../audit/agentActions.ts";
import { type WithPassword, withFirstPassword } from "../firstPassword.ts";

/** Number of sub-accounts that an agent can have at a time. */
export const MOST_SUB_ACCOUNTS = 20;

const isOf = (agentId: number) => and(eq(subAccounts.agentId, agentId), isNull(members.closedAt));

/** An agent's sub-accounts, the latest first, with the number of their open sessions. */
export const subAccountsOf = (db: Tx, agentId: number, account?: string) =>
  db
    .select({ member: members, sub: subAccounts, open: count(sessions.id) })
    .from(subAccounts)
    .innerJoin(members, eq(members.id, subAccounts.memberId))
    .leftJoin(sessions, and(eq(sessions.memberId, members.id), isNull(sessions.endedAt)))
    .where(and(isOf(agentId), account === undefined ? undefined : eq(members.username, account)))
    .groupBy(members.id, subAccounts.memberId)
    .orderBy(desc(subAccounts.memberId));

/** A call of an agent about a sub-account. */
interface Asked {
  agentId: number;
  key: string;
  account: string;
}

/**
 * Makes a sub-account once per key, and returns its first password. Throws USERNAME_TAKEN, and VALIDATION_FAILED for the 21st.
 */
export function createSubAccount(
  platform: SessionPlatform,
  { agentId, key, account, rights }: Asked & { rights: readonly SubAccountRight[] },
): Promise<WithPassword> {
  return withFirstPassword(platform, {
    call: `sub-account:${agentId}:${key}`,
    account,
    asked: [account, rights],
    isOf: async ({ id }) => (await platform.db.$count(subAccounts, eq(subAccounts.memberId, id))) > 0,
    async give(password) {
      const passwordHash = await hashPassword(password);
      const at = platform.clock.now();
      await platform.db.transaction(async (tx) => {
        // Simultaneous requests would each pass the limit.
        const agent = await lockMember(tx, agentId);
        if (!agent) throw new PlatformError("UNAUTHENTICATED");
        const present = await tx
          .select({ id: members.id })
          .from(subAccounts)
          .innerJoin(members, eq(members.id, subAccounts.memberId))
          .where(isOf(agentId));
        if (present.length >= MOST_SUB_ACCOUNTS) {
          const fields = [{ field: "account", rule: "too_many", max: MOST_SUB_ACCOUNTS }];
          throw new PlatformError("VALIDATION_FAILED", { fields });
        }
        await refuseTaken(tx, { username: account, email: undefined, mobile: undefined, idNumber: undefined });
        const [made] = await tx
          .insert(members)
          .values({
            username: account,
            passwordHash,
            passwordChangedAt: at,
            hasFirstPassword: true,
            type: AFFILIATE_SUB_TYPE,
            currency: agent.currency,
            language: agent.language,
            // It stands in no line: neither the agent's reports nor those of agents above have it.
            path: "/",
            registeredAt: at,
          })
          .onConflictDoNothing()
          .returning({ id: members.id });
        if (!made) throw new PlatformError("USERNAME_TAKEN");
        await tx
          .update(members)
          .set({ path: `/${made.id}/` })
          .where(eq(members.id, made.id));
        await tx.insert(subAccounts).values({ memberId: made.id, agentId, rights: [...rights], createdAt: at });
        await recordAction(tx, {
          agentId,
          kind: "SUB_ACCOUNT_CREATED",
          memberId: made.id,
          changes: [{ field: "rights", before: null, after: rights.join(" ") }],
          at,
        });
      });
    },
  });
}

/** What an agent wants to change; what is left out stays as it is. */
interface Wanted {
  rights?: readonly SubAccountRight[] | undefined;
  /** `CLOSED` ends it for good. Its name stays taken, and stays in the log. */
  status?: "ACTIVE" | "LOCKED" | "CLOSED" | undefined;
  endSessions: boolean;
}

/**
 * Changes the rights of a sub-account, locks it, ends it or its sessions, once per key. Open sessions have the new rights from then on;
 * a lock ends them. Throws NOT_FOUND for an account that is none of the agent's.
 */
export async function changeSubAccount(platform: SessionPlatform, asked: Asked, wanted: Wanted): Promise<void> {
  await answerOnce(platform, {
    key: `sub-account-change:${asked.agentId}:${asked.key}`,
    bodyHash: hash("sha256", JSON.stringify([asked.account, wanted]), "hex"),
    async run() {
      const kind = wanted.status === "CLOSED" ? "SUB_ACCOUNT_DELETED" : "SUB_ACCOUNT_CHANGED";
      await changing(platform, asked, kind, (tx, member, { rights }, at) =>
        carryOut(tx, { member, rights }, wanted, at),
      );
      return { status: 200, answer: asked.account };
    },
  });
}

async function carryOut(
  tx: Tx,
  { member, rights: held }: { member: Member; rights: readonly SubAccountRight[] },
  { rights, status, endSessions: ends }: Wanted,
  at: Date,
): Promise<Change[]> {
  const changes: Change[] = [];
  const [before, after] = [held.join(" "), rights?.join(" ")];
  if (rights && after !== undefined && after !== before) {
    await tx
      .update(subAccounts)
      .set({ rights: [...rights] })
      .where(eq(subAccounts.memberId, member.id));
    changes.push({ field: "rights", before, after });
  }
  const stood = member.lockedAt ? "LOCKED" : "ACTIVE";
  if (status !== undefined && status !== stood) {
    const changed = status === "CLOSED" ? { closedAt: at } : { lockedAt: status === "LOCKED" ? at : null };
    await tx.update(members).set(changed).where(eq(members.id, member.id));
    changes.push({ field: "status", before: stood, after: status });
  }
  if (ends || (status ?? "ACTIVE") !== "ACTIVE") {
    const ended = await endSessions(tx, member.id, "REVOKED", at);
    if (ends && ended > 0) changes.push({ field: "sessions", before: String(ended), after: "0" });
  }
  return changes;
}

/** Gives a sub-account a new first password once per key, and ends its sessions. Throws NOT_FOUND. */
export async function renewPassword(
  platform: SessionPlatform,
  { agentId, key, account }: Asked,
): Promise<WithPassword> {
  const [known] = await subAccountsOf(platform.db, agentId, account);
  if (!known) throw new PlatformError("NOT_FOUND");
  return withFirstPassword(platform, {
    call: `sub-account-password:${agentId}:${key}`,
    account,
    asked: [account],
    isOf: ({ id }) => id === known.member.id,
    async give(password) {
      const passwordHash = await hashPassword(password);
      await changing(platform, { agentId, account }, "SUB_ACCOUNT_CHANGED", async (tx, { id }, _, at) => {
        await tx
          .update(members)
          .set({ passwordHash, passwordChangedAt: at, hasFirstPassword: true })
          .where(eq(members.id, id));
        await endSessions(tx, id, "REVOKED", at);
        return [{ field: "password", before: null, after: null }];
      });
    },
  });
}

type Member = typeof members.$inferSelect;

/** Changes a sub-account of the agent, which is locked for it, records what `change` returns, and tells its open screens. */
async function changing(
  { events, clock }: SessionPlatform,
  { agentId, account }: Pick<Asked, "agentId" | "account">,
  kind: AgentActionKind,
  change: (tx: Tx, member: Member, sub: typeof subAccounts.$inferSelect, at: Date) => Promise<Change[]>,
): Promise<void> {
  await events.transaction(async (tx) => {
    const [found] = await subAccountsOf(tx, agentId, account);
    if (!found) throw new PlatformError("NOT_FOUND");
    await lockMember(tx, found.member.id);
    const [sub] = await tx.select().from(subAccounts).where(eq(subAccounts.memberId, found.member.id));
    const member = await findMember(tx, found.member.id);
    if (!sub || member.closedAt) throw new PlatformError("NOT_FOUND");
    const at = clock.now();
    const changes = await change(tx, member, sub, at);
    if (changes.length === 0) return;
    await recordAction(tx, { agentId, kind, memberId: member.id, changes, at });
    const customerId = String(member.id);
    await events.record(tx, { topic: "session", customerId }, { topic: "rights", customerId });
  });
}

/** Ends the sessions of an agent's sub-accounts, with those of the agent. Returns the ids of those who had one. */
export async function endSubAccountSessions(tx: Tx, agentId: number, at: Date): Promise<number[]> {
  const ids: number[] = [];
  for (const { member } of await subAccountsOf(tx, agentId)) {
    if ((await endSessions(tx, member.id, "REVOKED", at)) > 0) ids.push(member.id);
  }
  return ids;
}
