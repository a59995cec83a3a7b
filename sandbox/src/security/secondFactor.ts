import { eq } from "drizzle-orm";
import type { ActiveSession } from "../http/env.ts";
import { PlatformError } from "../http/errors.ts";
import { guessing } from "../http/limits/guesses.ts";
import { authenticators } from "../member/authenticator.tables.ts";
import type { members } from "../member/member.tables.ts";
import { seal } from "../sealing.ts";
import { countRecoveryCodes, renewRecoveryCodes } from "../session/secondFactor/recoveryCodes.ts";
import { recoveryCodes } from "../session/secondFactor/secondFactor.tables.ts";
import { findAuthenticator, SECRETS, secondFactorGuess, useAppCode } from "../session/secondFactor/secondFactor.ts";
import { newSecret, otpauthUrl } from "../session/secondFactor/totp.ts";
import type { SessionPlatform } from "../session/sessionPlatform.ts";
import { notifyMember } from "./notices.ts";

/** Time to confirm a new app with a code. */
const CONFIRM_MS = 15 * 60_000;

/** The member's second factor, in the contract's form. */
export async function secondFactorState({ db }: SessionPlatform, memberId: number) {
  const authenticator = await findAuthenticator(db, memberId);
  return {
    enabled: authenticator?.confirmedAt != null,
    enabledAt: authenticator?.confirmedAt?.toISOString() ?? null,
    recoveryCodesLeft: authenticator?.confirmedAt ? await countRecoveryCodes(db, memberId) : 0,
  };
}

/** Makes the secret of a new app, which is returned only here. The second factor stays off until a code confirms it. */
export async function beginSecondFactor(
  { db, clock, config }: SessionPlatform,
  { id: memberId, username }: typeof members.$inferSelect,
) {
  if ((await findAuthenticator(db, memberId))?.confirmedAt) throw new PlatformError("MFA_ENABLED");
  const secret = newSecret();
  const row = {
    secret: await seal(config.serviceKey, SECRETS, secret),
    createdAt: clock.now(),
    confirmedAt: null,
    lastStep: 0,
  };
  await db
    .insert(authenticators)
    .values({ memberId, ...row })
    .onConflictDoUpdate({ target: authenticators.memberId, set: row });
  return { secret, otpauthUrl: otpauthUrl(secret, username) };
}

/** Switches the second factor on with a code of the new app, and returns the recovery codes. */
export async function confirmSecondFactor(
  platform: SessionPlatform,
  { id: session, memberId }: Pick<ActiveSession, "id" | "memberId">,
  code: string,
) {
  const { db, clock, events } = platform;
  const now = clock.now();
  const authenticator = await findAuthenticator(db, memberId);
  if (authenticator?.confirmedAt) throw new PlatformError("MFA_ENABLED");
  if (!authenticator || authenticator.createdAt.getTime() + CONFIRM_MS <= now.getTime()) {
    throw new PlatformError("MFA_EXPIRED");
  }
  await guessing(platform, secondFactorGuess(memberId, { session }), async () => {
    if (!(await useAppCode(platform, authenticator, code))) throw new PlatformError("MFA_INVALID");
  });
  return events.transaction(async (tx) => {
    await tx.update(authenticators).set({ confirmedAt: now }).where(eq(authenticators.memberId, memberId));
    await notifyMember(tx, events, { memberId, kind: "secondFactorOn", at: now });
    return { recoveryCodes: await renewRecoveryCodes(tx, memberId) };
  });
}

/** Makes ten new recovery codes; the earlier ones become invalid. */
export async function remakeRecoveryCodes({ db, clock, events }: SessionPlatform, memberId: number) {
  if (!(await findAuthenticator(db, memberId))?.confirmedAt) throw new PlatformError("NOT_FOUND");
  return events.transaction(async (tx) => {
    await notifyMember(tx, events, { memberId, kind: "recoveryCodesMade", at: clock.now() });
    return { recoveryCodes: await renewRecoveryCodes(tx, memberId) };
  });
}

/** Switches the second factor off; does nothing when it is off. */
export async function endSecondFactor({ clock, events }: SessionPlatform, memberId: number): Promise<void> {
  await events.transaction(async (tx) => {
    const ended = await tx
      .delete(authenticators)
      .where(eq(authenticators.memberId, memberId))
      .returning({ confirmedAt: authenticators.confirmedAt });
    await tx.delete(recoveryCodes).where(eq(recoveryCodes.memberId, memberId));
    if (!ended[0]?.confirmedAt) return;
    await notifyMember(tx, events, { memberId, kind: "secondFactorOff", at: clock.now() });
  });
}
