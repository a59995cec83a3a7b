import { z } from "zod";
import { flag, maybeInstant, maybeText } from "../upstream/wire.ts";
import type { Login, UnfinishedLogin } from "./session.model.ts";

/** The platform's answer to a login that opened a session. */
export const login = z
  .object({
    token: z.string().min(1).max(2_000),
    firstTimeLogin: flag,
    passwordExpired: flag,
    weakPassword: flag,
    expiresAt: maybeInstant,
    lastLoginAt: maybeInstant,
    lastLoginIp: maybeText,
    deviceMark: z.string().min(1).max(1_500).nullish().catch(null),
  })
  .transform(
    (row): Login => ({
      token: row.token,
      isFirstLogin: row.firstTimeLogin,
      passwordChangeReason: row.weakPassword ? "WEAK" : row.passwordExpired ? "EXPIRED" : null,
      expiresAt: row.expiresAt,
      lastLogin: row.lastLoginAt === null ? null : { at: row.lastLoginAt, ip: row.lastLoginIp },
      deviceMark: row.deviceMark ?? null,
    }),
  );

/** The answer to a login of an account with a second factor. */
const unfinished = z
  .object({ mfaRequired: z.literal(true), mfaToken: z.string().min(8).max(2_000), mfaExpiresAt: maybeInstant })
  .transform(({ mfaToken, mfaExpiresAt }): UnfinishedLogin => ({ mfaToken, expiresAt: mfaExpiresAt }));

/** The platform's answer to all kinds of logins. */
export const loginAnswer = z.union([unfinished, login]);
