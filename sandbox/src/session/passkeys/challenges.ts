import { and, eq, gt } from "drizzle-orm";
import type { CorePlatform } from "../../corePlatform.ts";
import { PlatformError } from "../../http/errors.ts";
import { hashToken } from "../sessions.ts";
import { passkeyChallenges } from "./passkeys.tables.ts";

const LIFETIME_MS = 5 * 60_000;

/** Keeps a challenge for five minutes; an earlier one of the same owner becomes invalid. Returns its end. */
export async function keepChallenge({ db, clock }: CorePlatform, owner: string, challenge: string): Promise<Date> {
  const row = { challenge, expiresAt: new Date(clock.now().getTime() + LIFETIME_MS) };
  await db
    .insert(passkeyChallenges)
    .values({ ownerHash: hashToken(owner), ...row })
    .onConflictDoUpdate({ target: passkeyChallenges.ownerHash, set: row });
  return row.expiresAt;
}

/** Takes the owner's challenge out, so that it works once. Throws MFA_EXPIRED when there is none. */
export async function takeChallenge({ db, clock }: CorePlatform, owner: string): Promise<string> {
  const [taken] = await db
    .delete(passkeyChallenges)
    .where(and(eq(passkeyChallenges.ownerHash, hashToken(owner)), gt(passkeyChallenges.expiresAt, clock.now())))
    .returning({ challenge: passkeyChallenges.challenge });
  if (!taken) throw new PlatformError("MFA_EXPIRED");
  return taken.challenge;
}
