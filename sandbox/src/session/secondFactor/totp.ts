import { Secret, TOTP } from "otpauth";

const STEP_MS = 30_000;
const ISSUER = "Atrium";

/** 160 random bits in base32, as authenticator apps read them. */
export const newSecret = (): string => new Secret({ size: 20 }).base32;

const totpOf = (secret: string, account: string) => new TOTP({ issuer: ISSUER, label: account, secret });

/** The address that an authenticator app reads from a QR code. */
export const otpauthUrl = (secret: string, account: string): string => totpOf(secret, account).toString();

/** The time step for which a code is right, one step before or after the present at most; undefined for a wrong code. */
export function stepOf(secret: string, code: string): number | undefined {
  // Authenticator apps use real time, not this platform's clock.
  const timestamp = Date.now();
  const delta = totpOf(secret, "").validate({ token: code, timestamp, window: 1 });
  return delta === null ? undefined : Math.floor(timestamp / STEP_MS) + delta;
}
