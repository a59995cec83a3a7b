import { loginMethods } from "@atrium/schema/values";
import { z } from "zod";
import type { LoginOutcome } from "../__generated__/types.ts";
import { pageOf } from "../paging/page.wire.ts";
import { count, flag, idText, instant, maybeInstant, maybeText } from "../upstream/wire.ts";

export const listed = z
  .object({
    id: idText,
    device: maybeText,
    ip: maybeText,
    country: maybeText,
    createdAt: instant,
    lastSeenAt: maybeInstant,
    current: flag,
  })
  .transform(
    (row): SessionModel => ({
      internalID: row.id,
      startedAt: row.createdAt,
      idleExpiresAt: null,
      expiresAt: null,
      serverTime: null,
      device: row.device,
      ip: row.ip,
      country: row.country,
      lastSeenAt: row.lastSeenAt,
      isCurrent: row.current,
    }),
  );

export const current = z
  .object({
    id: idText,
    startedAt: instant,
    idleExpiresAt: maybeInstant,
    expiresAt: maybeInstant,
    serverTime: maybeInstant,
    device: maybeText,
    ip: maybeText,
    country: maybeText,
    lastSeenAt: maybeInstant,
  })
  .transform(({ id, ...row }) => ({ internalID: id, ...row, isCurrent: true }));

/** A session of the member. */
export type SessionModel = z.output<typeof current>;

export const file = z
  .string()
  .max(200_000)
  .transform((text) => text.replace(/^data:(image\/png|audio\/wav);base64,/, ""))
  .pipe(z.base64());

export const picture = z.union([file, z.object({ image: file }).transform(({ image }) => image)]);

export const revoked = z.object({ ended: count });

/** Whether a login succeeded, by the fault that the platform gives it. */
export const outcomeOf = (fault: string | null): LoginOutcome =>
  fault === null ? "SUCCEEDED" : fault === "SECOND_FACTOR" ? "WRONG_SECOND_FACTOR" : "WRONG_CREDENTIALS";

/** A login of the history. A platform without our additions says only where and when it was. */
const loginRecord = z
  .object({
    id: idText,
    createdAt: instant,
    device: maybeText,
    ip: maybeText,
    country: maybeText,
    current: flag,
    method: z.enum(loginMethods).nullish().catch(null),
    secondFactor: z.enum(["TOTP", "RECOVERY_CODE"]).nullish().catch(null),
    fault: maybeText,
  })
  .transform((row) => ({
    internalID: row.id,
    at: row.createdAt,
    method: row.method ?? null,
    secondFactor: row.secondFactor ?? null,
    outcome: outcomeOf(row.fault),
    device: row.device,
    ip: row.ip,
    country: row.country,
    isCurrent: row.current,
  }));

/** A login of the member's history. */
export type LoginRecordModel = z.output<typeof loginRecord>;

export const historyPage = pageOf(loginRecord);
