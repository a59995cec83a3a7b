import { TOTP } from "otpauth";
import type { CorePlatform } from "../corePlatform.ts";
import { authenticators } from "../member/authenticator.tables.ts";
import { seal } from "../sealing.ts";
import { renewRecoveryCodes } from "../session/secondFactor/recoveryCodes.ts";
import { SECRETS } from "../session/secondFactor/secondFactor.ts";
import { newSecret } from "../session/secondFactor/totp.ts";

/** The code that an authenticator app shows after `steps` times 30 s. */
export const codeOf = (secret: string, steps = 0): string =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + steps * 30_000 });

/** Gives a member an authenticator app and recovery codes. */
export async function giveSecondFactor({ db, config, clock }: CorePlatform, memberId: number) {
  const secret = newSecret();
  const at = clock.now();
  const sealed = await seal(config.serviceKey, SECRETS, secret);
  await db.insert(authenticators).values({ memberId, secret: sealed, createdAt: at, confirmedAt: at });
  return { secret, recoveryCodes: await db.transaction((tx) => renewRecoveryCodes(tx, memberId)) };
}
