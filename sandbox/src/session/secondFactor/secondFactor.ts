import { plainDigits } from "@atrium/schema/typed";
import { and, eq, lt } from "drizzle-orm";
import type { CorePlatform } from "../../corePlatform.ts";
import type { Database } from "../../db/openDatabase.ts";
import { PlatformError } from "../../http/errors.ts";
import { type Guess, guessing, type Place } from "../../http/limits/guesses.ts";
import { authenticators } from "../../member/authenticator.tables.ts";
import { unseal } from "../../sealing.ts";
import type { SecondFactor } from "../history/history.ts";
import { useRecoveryCode } from "./recoveryCodes.ts";
import { stepOf } from "./totp.ts";

/** What the secrets of authenticator apps are sealed for. */
export const SECRETS = "authenticator secrets";

/** A member's authenticator app, confirmed or not. */
export async function findAuthenticator(db: Database, memberId: number) {
  const [found] = await db.select().from(authenticators).where(eq(authenticators.memberId, memberId));
  return found;
}

/** A guess at a member's second factor. */
export const secondFactorGuess = (memberId: number, place: Place): Guess => ({
  secret: "second factor",
  account: String(memberId),
  place,
});

/**
 * Uses a code of the app, or a recovery code. Throws MFA_INVALID for a wrong one and for one that was used before, and
 * RATE_LIMITED after too many of one place. A try counts even when the caller's own work fails later: never call it inside
 * a transaction.
 */
export const useSecondFactor = (
  platform: CorePlatform,
  memberId: number,
  code: string,
  place: Place,
): Promise<SecondFactor> =>
  guessing(platform, secondFactorGuess(memberId, place), async () => {
    const { db, clock } = platform;
    const digits = plainDigits(code);
    if (/^\d{6}$/.test(digits)) {
      const authenticator = await findAuthenticator(db, memberId);
      if (authenticator?.confirmedAt && (await useAppCode(platform, authenticator, digits))) return "TOTP";
    } else if (await useRecoveryCode(db, memberId, code, clock.now())) return "RECOVERY_CODE";
    throw new PlatformError("MFA_INVALID");
  });

/** Accepts a code of the app once: simultaneous requests with the same code get one yes. */
export async function useAppCode(
  { db, config }: CorePlatform,
  { memberId, secret }: typeof authenticators.$inferSelect,
  code: string,
): Promise<boolean> {
  const plain = await unseal(config.serviceKey, SECRETS, secret);
  const step = plain === undefined ? undefined : stepOf(plain, code);
  if (step === undefined) return false;
  const accepted = await db
    .update(authenticators)
    .set({ lastStep: step })
    .where(and(eq(authenticators.memberId, memberId), lt(authenticators.lastStep, step)))
    .returning({ memberId: authenticators.memberId });
  return accepted.length === 1;
}
