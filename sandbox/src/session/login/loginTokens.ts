import { loginTokens } from "../session.tables.ts";
import type { SessionPlatform } from "../sessionPlatform.ts";
import { hashToken, newToken } from "../sessions.ts";

const LIFETIME_MS = 60_000;

/** Issues a token that logs an account in once, within a minute. */
export async function issueLoginToken({ db, clock }: SessionPlatform, memberId: number) {
  const token = newToken();
  const now = clock.now();
  const expiresAt = new Date(now.getTime() + LIFETIME_MS);
  await db.insert(loginTokens).values({ tokenHash: hashToken(token), memberId, expiresAt });
  return { token, expiresAt };
}
