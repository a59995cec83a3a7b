import { and, count, eq, gt, isNotNull, isNull } from "drizzle-orm";
import type { Database, Tx } from "../db/openDatabase.ts";
import { PlatformError } from "../http/errors.ts";
import type { Language } from "../http/languages.ts";
import { type PlayBreak, playBreakView } from "../http/playBreak.ts";
import { memberAccountKinds, platformAccountKinds } from "../ledger/ledger.tables.ts";
import { memberAccountId, openAccounts, platformAccountId } from "../ledger/ledger.ts";
import { authenticators } from "./authenticator.tables.ts";
import { clubLabelOf } from "./club.ts";
import { members, messages } from "./member.tables.ts";
import { memberProfiles } from "./profile.tables.ts";

type Member = typeof members.$inferSelect;

/** Opens the ledger accounts of members in their currencies, and the platform's own, where they don't exist yet. */
export async function openMemberAccounts(
  tx: Tx,
  opened: readonly { id: number; currency: string }[],
  at: Date,
): Promise<void> {
  const currencies = [...new Set(opened.map(({ currency }) => currency))];
  const platform = currencies.flatMap((currency) =>
    platformAccountKinds.map((kind) => ({ id: platformAccountId(kind, currency), kind, currency })),
  );
  const own = opened.flatMap(({ id, currency }) =>
    memberAccountKinds.map((kind) => ({ id: memberAccountId(id, kind, currency), memberId: id, kind, currency })),
  );
  await openAccounts(tx, [...platform, ...own], at);
}

export async function findMember(db: Database, id: number): Promise<Member> {
  const [member] = await db.select().from(members).where(eq(members.id, id));
  if (!member) throw new Error(`no member ${id}`);
  return member;
}

/** The member with a name as it is stored. Throws NOT_FOUND when nobody has it. */
export async function memberNamed(db: Database, username: string): Promise<Member> {
  const [member] = await db.select().from(members).where(eq(members.username, username));
  if (!member) throw new PlatformError("NOT_FOUND");
  return member;
}

/**
 * Locks a member and returns the row: one change of a member happens at a time, until the transaction ends. A transaction
 * that locks the member's money as well locks the member first: two transactions with another order could wait for each
 * other.
 */
export async function lockMember(tx: Tx, memberId: number): Promise<Member | undefined> {
  // Not "update": each new row that refers to the member would wait for it, and its transaction may hold the money.
  const [member] = await tx.select().from(members).where(eq(members.id, memberId)).for("no key update");
  return member;
}

/** How long messages are kept. */
export const MESSAGES_KEPT_MS = 90 * 86_400_000;

/** Number of a member's unread messages that are kept. */
export async function countUnread(db: Database, memberId: number, now: Date): Promise<number> {
  const isKept = gt(messages.createdAt, new Date(now.getTime() - MESSAGES_KEPT_MS));
  const [row] = await db
    .select({ unread: count().mapWith(Number) })
    .from(messages)
    .where(and(eq(messages.memberId, memberId), isNull(messages.readAt), isKept));
  return row?.unread ?? 0;
}

/** Whether a member's logins need a second factor. */
export const hasSecondFactor = async (db: Database, memberId: number): Promise<boolean> =>
  (await db.$count(authenticators, and(eq(authenticators.memberId, memberId), isNotNull(authenticators.confirmedAt)))) >
  0;

/** `linh.tran@mail.com` becomes `l***@mail.com`. */
export const maskEmail = (email: string) => email.replace(/^(.).*@/, "$1***@");

/** `+84912345678` becomes `+84 *** 678`. */
export const maskMobile = (mobile: string) => `${mobile.slice(0, 3)} *** ${mobile.slice(-3)}`;

/** A member's date of birth as registered; undefined for members who were not asked for it. */
export async function findBirthday(db: Database, memberId: number): Promise<Date | undefined> {
  const [profile] = await db
    .select({ birthday: memberProfiles.birthday })
    .from(memberProfiles)
    .where(eq(memberProfiles.memberId, memberId));
  return profile?.birthday ? new Date(`${profile.birthday}T00:00:00Z`) : undefined;
}

/** Values of an account that other tables have. */
interface Standing {
  ageVerified: boolean;
  mfaEnabled: boolean;
  /** Missions that are not claimed yet. */
  openMissions: number;
  /** The break from play that the member is on. */
  playBreak: PlayBreak | null;
  /** When the next reality check is due; null when it is off. */
  realityCheckAt: Date | null;
  /** When the member last reviewed the limits, if that is too long ago; null otherwise. */
  limitsUnreviewedSince: Date | null;
  /** The version of the terms that the member has to accept; null when there is none. */
  termsDue: string | null;
  /** When the account closes, as the member asked for. */
  closesAt: Date | null;
  /** The agent and the rights of a sub-account; null for all other accounts. */
  subAccount: { agent: string; agentType: number; rights: readonly string[] } | null;
}

/** A member's own account in the contract's form, with the level's name in a language. */
export const toMemberInfo = (
  member: Member,
  { ageVerified, mfaEnabled, termsDue, closesAt, openMissions, playBreak, ...standing }: Standing,
  language: Language,
) => ({
  account: member.username,
  username: member.username,
  nickname: member.nickname,
  id: String(member.id),
  type: member.type,
  toUpline: member.toUpline,
  clubLabel: clubLabelOf(member.rank, language),
  memberLabel: member.labels.map(({ name, color }) => ({ labelName: name, color })),
  currency: member.currency,
  emailMasked: member.email ? maskEmail(member.email) : null,
  mobileMasked: member.mobile ? maskMobile(member.mobile) : null,
  registeredAt: member.registeredAt.toISOString(),
  ageVerified,
  mfaEnabled,
  termsDue,
  closesAt: closesAt?.toISOString() ?? null,
  rgState: playBreak && playBreakView(playBreak),
  realityCheckAt: standing.realityCheckAt?.toISOString() ?? null,
  limitsUnreviewedSince: standing.limitsUnreviewedSince?.toISOString() ?? null,
  openMissions,
  subAccount: standing.subAccount,
  language: member.language,
});
