import { eq } from "drizzle-orm";
import { PLAYER_TYPE } from "../../accountTypes.ts";
import type { Tx } from "../../db/openDatabase.ts";
import type { Code } from "../../http/codes.ts";
import { PlatformError } from "../../http/errors.ts";
import type { Language } from "../../http/languages.ts";
import type { LedgerTx } from "../../ledger/transact.ts";
import { members, messages } from "../../member/member.tables.ts";
import { openMemberAccounts } from "../../member/members.ts";
import { paymentPasswords } from "../../member/paymentPasswords.tables.ts";
import { memberProfiles } from "../../member/profile.tables.ts";
import { isReservedName } from "../../member/publicName.ts";
import { randomCode } from "../../random/codes.ts";
import type { Member } from "../login/login.ts";
import { SESSION_TEXTS } from "../session.texts.ts";
import { linkSocialAccount } from "../social/social.ts";
import { inviteSignUps } from "./inviteLinks.tables.ts";
import type { Inviters } from "./inviters.ts";

/** User name of a member who registered by phone, until the member chooses another. */
export const generatedUsername = () => `m${randomCode(9)}`;

/** Code with which a player invites friends. */
export const generatedInviteCode = () => randomCode(8).toUpperCase();

type Profile = Omit<typeof memberProfiles.$inferInsert, "memberId" | "agreedAt" | "registeredAt" | "referrerId">;

export interface NewAccount {
  username: string;
  passwordHash: string;
  currency: string;
  /** A player by default, or what the followed link says. */
  type?: number;
  /** In parts of 10,000. */
  rebate?: number;
  hasFirstPassword?: boolean;
  email: string | undefined;
  mobile: string | undefined;
  language: Language;
  ip: string;
  inviters: Inviters;
  profile: Profile;
  registerTicket: string | undefined;
  paymentPasswordHash: string | undefined;
  at: Date;
}

/** Creates an account with wallet, place in the downline and a first message. Throws a `…_TAKEN` code for a duplicate. */
export async function openAccount(tx: LedgerTx, account: NewAccount): Promise<Member> {
  if (isReservedName(account.username)) throw new PlatformError("USERNAME_TAKEN");
  const { at, inviters, language, profile, registerTicket, paymentPasswordHash, ip, ...named } = account;
  const [inserted] = await tx
    .insert(members)
    .values({
      ...named,
      type: account.type ?? inviters.link?.type ?? PLAYER_TYPE,
      rebate: account.rebate ?? inviters.link?.rebate ?? 0,
      passwordChangedAt: at,
      uplineId: inviters.upline?.id,
      toUpline: inviters.upline !== undefined,
      path: "/",
      inviteCode: generatedInviteCode(),
      language,
      registeredAt: at,
      lastLoginIp: ip,
    })
    .onConflictDoNothing()
    .returning();
  // Another request was faster: look up which of the unique values it took.
  if (!inserted) {
    await refuseTaken(tx, { ...named, idNumber: undefined });
    throw new PlatformError("USERNAME_TAKEN");
  }
  const path = `${inviters.upline?.path ?? "/"}${inserted.id}/`;
  await tx.update(members).set({ path }).where(eq(members.id, inserted.id));
  const kept = await tx
    .insert(memberProfiles)
    .values({ ...profile, memberId: inserted.id, referrerId: inviters.referrerId, agreedAt: at, registeredAt: at })
    .onConflictDoNothing()
    .returning({ memberId: memberProfiles.memberId });
  if (kept.length === 0) throw new PlatformError("ID_NUMBER_TAKEN");
  if (paymentPasswordHash !== undefined) {
    await tx.insert(paymentPasswords).values({ memberId: inserted.id, hash: paymentPasswordHash, changedAt: at });
  }
  if (inviters.link) {
    await tx.insert(inviteSignUps).values({ memberId: inserted.id, linkId: inviters.link.id, signedUpAt: at });
  }
  await openMemberAccounts(tx, [inserted], at);
  await tx.insert(messages).values({ memberId: inserted.id, ...SESSION_TEXTS[language].welcome, createdAt: at });
  if (registerTicket) await linkSocialAccount(tx, registerTicket, inserted.id, at);
  return { ...inserted, path };
}

interface Unique {
  username: string | undefined;
  email: string | undefined;
  mobile: string | undefined;
  idNumber: string | undefined;
}

/** Throws the code of the unique value that another account has. */
export async function refuseTaken(tx: Tx, { username, email, mobile, idNumber }: Unique): Promise<void> {
  const has = async (column: typeof members.username | typeof members.email | typeof members.mobile, value: string) =>
    (await tx.select({ id: members.id }).from(members).where(eq(column, value)).limit(1)).length > 0;
  const refuse = (code: Code) => {
    throw new PlatformError(code);
  };
  if (username && (isReservedName(username) || (await has(members.username, username)))) refuse("USERNAME_TAKEN");
  if (email && (await has(members.email, email))) refuse("EMAIL_TAKEN");
  if (mobile && (await has(members.mobile, mobile))) refuse("MOBILE_TAKEN");
  const same = idNumber
    ? await tx
        .select({ id: memberProfiles.memberId })
        .from(memberProfiles)
        .where(eq(memberProfiles.idNumber, idNumber))
        .limit(1)
    : [];
  if (same.length > 0) refuse("ID_NUMBER_TAKEN");
}
