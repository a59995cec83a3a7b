import { z } from "zod";
import { flag, idText, instant, maybeInstant, maybeText } from "../upstream/wire.ts";
import type { SessionModel } from "./session.model.ts";
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
    device: maybeText,
    ip: maybeText,
    country: maybeText,
    lastSeenAt: maybeInstant,
  })
  .transform(({ id, ...row }): SessionModel => ({ internalID: id, ...row, isCurrent: true }));

export const file = z
  .string()
  .max(200_000)
  .transform((text) => text.replace(/^data:(image\/png|audio\/wav);base64,/, ""))
  .pipe(z.base64());

export const picture = z.union([file, z.object({ image: file }).transform(({ image }) => image)]);
