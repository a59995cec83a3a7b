import { and, eq, gt, lt, sql } from "drizzle-orm";
import { PlatformError } from "../../http/errors.ts";
import { unfinishedLogins } from "../session.tables.ts";
import type { SessionPlatform } from "../sessionPlatform.ts";
import { hashToken, newToken } from "../sessions.ts";

const LIFETIME_MS = 5 * 60_000;
const MAX_TRIES = 5;

type UnfinishedLogin = typeof unfinishedLogins.$inferSelect;

/** Keeps a login that waits for its second factor, for five minutes. Answers the token that continues it. */
export async function keepUnfinished(
  { db, clock }: SessionPlatform,
  login: Omit<UnfinishedLogin, "tokenHash" | "tries" | "expiresAt">,
) {
  const mfaToken = newToken();
  const expiresAt = new Date(clock.now().getTime() + LIFETIME_MS);
  await db.insert(unfinishedLogins).values({ ...login, tokenHash: hashToken(mfaToken), expiresAt });
  return { mfaRequired: true as const, mfaToken, mfaExpiresAt: expiresAt.toISOString() };
}

/** The login of a token, with one more try counted. Throws MFA_EXPIRED when it is over, or had five tries. */
export async function tryUnfinished({ db, clock }: SessionPlatform, mfaToken: string): Promise<UnfinishedLogin> {
  const [login] = await db
    .update(unfinishedLogins)
    .set({ tries: sql`${unfinishedLogins.tries} + 1` })
    .where(
      and(
        eq(unfinishedLogins.tokenHash, hashToken(mfaToken)),
        gt(unfinishedLogins.expiresAt, clock.now()),
        lt(unfinishedLogins.tries, MAX_TRIES),
      ),
    )
    .returning();
  if (!login) throw new PlatformError("MFA_EXPIRED");
  return login;
}

/** Takes a login out, so that its token opens one session; false when another request was faster. */
export async function takeUnfinished({ db }: SessionPlatform, { tokenHash }: UnfinishedLogin): Promise<boolean> {
  const taken = await db
    .delete(unfinishedLogins)
    .where(eq(unfinishedLogins.tokenHash, tokenHash))
    .returning({ one: unfinishedLogins.tokenHash });
  return taken.length === 1;
}
