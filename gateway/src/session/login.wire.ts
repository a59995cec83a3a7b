import { z } from "zod";
import { flag, maybeInstant, maybeText } from "../upstream/wire.ts";
import type { Login } from "./session.model.ts";

/** The platform's answer to all kinds of logins. */
export const login = z
  .object({
    token: z.string().min(1).max(2_000),
    firstTimeLogin: flag,
    passwordExpired: flag,
    weakPassword: flag,
    expiresAt: maybeInstant,
    lastLoginAt: maybeInstant,
    lastLoginIp: maybeText,
  })
  .transform(
    (row): Login => ({
      token: row.token,
      isFirstLogin: row.firstTimeLogin,
      passwordChangeReason: row.weakPassword ? "WEAK" : row.passwordExpired ? "EXPIRED" : null,
      expiresAt: row.expiresAt,
      lastLogin: row.lastLoginAt === null ? null : { at: row.lastLoginAt, ip: row.lastLoginIp },
    }),
  );
