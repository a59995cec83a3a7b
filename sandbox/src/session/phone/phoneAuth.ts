import { errors, type JWTPayload, jwtVerify, UnsecuredJWT } from "jose";
import { z } from "zod";
import type { PhoneAuthProvider } from "../../config.ts";
import { PlatformError } from "../../http/errors.ts";
import { guessing, type Place } from "../../http/limits/guesses.ts";
import { KeysUnavailable, remoteKeys } from "../remoteKeys.ts";
import type { SessionPlatform } from "../sessionPlatform.ts";
import { isFirstUse } from "../usedTokens.ts";

/** Maximum age of a verification. */
const LONGEST_AGE_S = 600;
const PACE = { windowMs: 300_000, code: "PHONE_TOO_MANY_REQUESTS" } as const;

const Claims = z.object({
  sub: z.string().min(1).max(128),
  exp: z.number(),
  auth_time: z.number(),
  phone_number: z.string().max(20),
  firebase: z.object({ sign_in_provider: z.literal("phone") }),
});

/** Throws a PHONE_ code unless the token proves the number, is recent and was never used before. */
export async function verifyPhoneToken(
  platform: SessionPlatform,
  token: string,
  { mobile, place }: { mobile: string; place: Place },
): Promise<void> {
  const { db, config, site } = platform;
  const { phoneAuth } = config;
  if (!site.isEnabled("PHONE_AUTH_PROVIDER") || phoneAuth === undefined) throw new PlatformError("FEATURE_DISABLED");
  await guessing(platform, { secret: "phone token", account: mobile, place, pace: PACE }, async () => {
    const claims = Claims.safeParse(await verified(token, phoneAuth));
    if (!claims.success) throw new PlatformError("PHONE_CODE_INVALID");
    const { exp, auth_time: verifiedAt, phone_number: number } = claims.data;
    // Tokens use the machine's time, even when the platform's time is shifted.
    const now = new Date();
    if (now.getTime() / 1000 - verifiedAt > LONGEST_AGE_S) throw new PlatformError("PHONE_CODE_EXPIRED");
    if (number !== mobile) throw new PlatformError("PHONE_INVALID");
    if (!(await isFirstUse(db, token, new Date(exp * 1000)))) throw new PlatformError("PHONE_CODE_INVALID");
  });
}

async function verified(token: string, provider: PhoneAuthProvider): Promise<JWTPayload> {
  const { projectId: audience, issuer, jwksUrl, isEmulated } = provider;
  const expected = { audience, issuer };
  try {
    if (isEmulated) return UnsecuredJWT.decode(token, expected).payload;
    return (await jwtVerify(token, remoteKeys(jwksUrl), { ...expected, algorithms: ["RS256"] })).payload;
  } catch (error) {
    if (error instanceof KeysUnavailable) throw new PlatformError("PHONE_UNKNOWN");
    if (error instanceof errors.JWTExpired) throw new PlatformError("PHONE_CODE_EXPIRED");
    throw new PlatformError("PHONE_CODE_INVALID");
  }
}
