import { and, eq, gt } from "drizzle-orm";
import { PlatformError } from "../../http/errors.ts";
import { members } from "../../member/member.tables.ts";
import { loginTokens } from "../session.tables.ts";
import type { SessionPlatform } from "../sessionPlatform.ts";
import { hashToken, newToken } from "../sessions.ts";
import type { Member } from "./login.ts";

const LIFETIME_MS = 60_000;

/** Issues a token that logs an account in once, within a minute. */
export async function issueLoginToken({ db, clock }: SessionPlatform, memberId: number) {
  const token = newToken();
  const now = clock.now();
  const expiresAt = new Date(now.getTime() + LIFETIME_MS);
  await db.insert(loginTokens).values({ tokenHash: hashToken(token), memberId, expiresAt });
  return { token, expiresAt };
}

/** The account of a token, which is used up. Throws LOGIN_TOKEN_INVALID. */
export async function memberOfLoginToken({ db, clock }: SessionPlatform, token: string): Promise<Member> {
  // Deleting the token makes it single-use: the second of two simultaneous requests finds none.
  const [used] = await db
    .delete(loginTokens)
    .where(and(eq(loginTokens.tokenHash, hashToken(token)), gt(loginTokens.expiresAt, clock.now())))
    .returning();
  const [member] = used ? await db.select().from(members).where(eq(members.id, used.memberId)) : [];
  if (!member || member.closedAt) throw new PlatformError("LOGIN_TOKEN_INVALID");
  return member;
}
