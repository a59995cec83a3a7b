import { z } from "zod";
import { clubFields, toClub } from "../member/member.wire.ts";
import { decimal, instant, listOf, text } from "../upstream/wire.ts";
import type { VipKeepModel, VipLevelModel, VipProgressModel } from "./vip.model.ts";

const level = z
  .object({
    ...clubFields,
    turnover: decimal,
    keepTurnover: decimal,
    currency: text,
    benefits: z.array(text).catch([]),
  })
  .transform(
    ({ turnover, keepTurnover, currency, benefits, ...label }): VipLevelModel => ({
      club: toClub(label),
      turnover: { amount: turnover, currency },
      keepTurnover: { amount: keepTurnover, currency },
      benefits,
    }),
  );

/** The levels of the club; one that can't be read is left out. */
export const levels = listOf(level.nullable().catch(null)).transform((rows) => rows.filter((row) => row !== null));

const keep = z
  .object({ turnover: decimal, required: decimal, currency: text, from: instant, until: instant })
  .transform(
    ({ turnover, required, currency, ...month }): VipKeepModel => ({
      ...month,
      turnover: { amount: turnover, currency },
      required: { amount: required, currency },
    }),
  );

/** The caller's way through the club. */
export const progress = z
  .object({
    current: level,
    next: level.nullish().catch(null),
    progress: z.object({ turnover: decimal, currency: text }),
    keep: keep.nullish().catch(null),
  })
  .transform(
    ({ current, next, progress: { turnover, currency }, keep: kept }): VipProgressModel => ({
      current,
      next: next ?? null,
      turnover: { amount: turnover, currency },
      keep: kept ?? null,
    }),
  );
