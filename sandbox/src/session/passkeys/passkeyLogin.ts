import { eq } from "drizzle-orm";
import { z } from "zod";
import { PlatformError } from "../../http/errors.ts";
import { members } from "../../member/member.tables.ts";
import { type Origin, recordLogin } from "../history/history.ts";
import type { SessionPlatform } from "../sessionPlatform.ts";
import { newToken } from "../sessions.ts";
import { keepChallenge, takeChallenge } from "./challenges.ts";
import { passkeys } from "./passkeys.tables.ts";
import { base64url, credential, relyingParty } from "./relyingParty.ts";

/** What a device answers to the challenge of a login. */
export const AssertionBody = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url(4_096),
    authenticatorData: base64url(4_096),
    signature: base64url(4_096),
    userHandle: base64url(256).optional(),
  }),
});

const ownerOf = (challengeToken: string) => `login ${challengeToken}`;

/** A challenge for a login with any passkey of this site, and the token that belongs to it. */
export async function beginPasskeyLogin(platform: SessionPlatform) {
  const { generateAuthenticationOptions } = await import("@simplewebauthn/server");
  const { id: rpID } = relyingParty(platform);
  const options = await generateAuthenticationOptions({ rpID, userVerification: "required", timeout: 300_000 });
  const challengeToken = newToken();
  const expiresAt = await keepChallenge(platform, ownerOf(challengeToken), options.challenge);
  return { challengeToken, expiresAt: expiresAt.toISOString(), options };
}

interface Answer {
  challengeToken: string;
  response: z.output<typeof AssertionBody>;
}

/** The member of a passkey that signed the challenge. Throws PASSKEY_INVALID. */
export async function authenticateByPasskey(platform: SessionPlatform, answer: Answer, origin: Origin) {
  const { db, clock } = platform;
  const { challengeToken, response } = answer;
  const challenge = await takeChallenge(platform, ownerOf(challengeToken));
  const [found] = await db
    .select({ passkey: passkeys, member: members })
    .from(passkeys)
    .innerJoin(members, eq(members.id, passkeys.memberId))
    .where(eq(passkeys.credentialId, response.id));
  if (!found) throw new PlatformError("PASSKEY_INVALID");
  const { passkey, member } = found;
  if (member.closedAt) throw new PlatformError("ACCOUNT_CLOSED");
  const counter = await counterOf(platform, passkey, challenge, response);
  if (counter === null) {
    const attempt = { memberId: member.id, method: "PASSKEY", fault: "CREDENTIALS", at: clock.now() } as const;
    await recordLogin(db, { ...attempt, ...origin });
    throw new PlatformError("PASSKEY_INVALID");
  }
  await db.update(passkeys).set({ counter, lastUsedAt: clock.now() }).where(eq(passkeys.id, passkey.id));
  return member;
}

/** The device's new count of uses; null when the signature, the site or the count is wrong. */
async function counterOf(
  platform: SessionPlatform,
  { credentialId, publicKey, counter }: typeof passkeys.$inferSelect,
  challenge: string,
  response: z.output<typeof AssertionBody>,
): Promise<number | null> {
  const { verifyAuthenticationResponse } = await import("@simplewebauthn/server");
  const { id, origin } = relyingParty(platform);
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: id,
      credential: { id: credentialId, publicKey: new Uint8Array(Buffer.from(publicKey, "base64url")), counter },
      requireUserVerification: true,
    });
    return verified ? authenticationInfo.newCounter : null;
  } catch {
    // The library throws for each kind of wrong answer.
    return null;
  }
}
