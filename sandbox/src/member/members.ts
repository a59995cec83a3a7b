import { and, count, eq, isNull } from "drizzle-orm";
import type { Database, Tx } from "../db/openDatabase.ts";
import { memberAccountId, openAccounts } from "../ledger/ledger.ts";
import { clubLabelOf } from "./club.ts";
import { members, messages } from "./member.tables.ts";

type Member = typeof members.$inferSelect;

/** Opens the ledger accounts of new members. */
export const openMemberAccounts = (tx: Tx, opened: readonly { id: number; currency: string }[], at: Date) =>
  openAccounts(
    tx,
    opened.flatMap(({ id, currency }) =>
      (["main", "bonus", "locked"] as const).map((kind) => ({
        id: memberAccountId(id, kind),
        memberId: id,
        kind,
        currency,
      })),
    ),
    at,
  );

export async function findMember(db: Database, id: number): Promise<Member> {
  const [member] = await db.select().from(members).where(eq(members.id, id));
  if (!member) throw new Error(`no member ${id}`);
  return member;
}

/** Number of a member's unread messages. */
export async function countUnread(db: Database, memberId: number): Promise<number> {
  const [row] = await db
    .select({ unread: count().mapWith(Number) })
    .from(messages)
    .where(and(eq(messages.memberId, memberId), isNull(messages.readAt)));
  return row?.unread ?? 0;
}

/** `linh.tran@mail.com` becomes `l***@mail.com`. */
const maskEmail = (email: string) => email.replace(/^(.).*@/, "$1***@");

/** `+84912345678` becomes `+84 *** 678`. */
const maskMobile = (mobile: string) => `${mobile.slice(0, 3)} *** ${mobile.slice(-3)}`;

/** A member's own account in the contract's form. */
export const toMemberInfo = (member: Member) => ({
  account: member.username,
  username: member.username,
  nickname: member.nickname,
  id: String(member.id),
  type: member.type,
  toUpline: member.toUpline,
  clubLabel: clubLabelOf(member.rank),
  memberLabel: member.labels.map(({ name, color }) => ({ labelName: name, color })),
  currency: member.currency,
  emailMasked: member.email ? maskEmail(member.email) : null,
  mobileMasked: member.mobile ? maskMobile(member.mobile) : null,
  mfaEnabled: false,
  openMissions: 0,
  registeredAt: member.registeredAt.toISOString(),
  ageVerified: true,
  rgState: "NONE",
  language: member.language,
});
