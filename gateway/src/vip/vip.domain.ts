import { z } from "zod";
import type { Domain } from "../graph/domain.ts";
import { clubFields, toClub } from "../member/member.wire.ts";
import { ownRead, sharedRead } from "../upstream/calls.ts";
import { defineUpstream } from "../upstream/scope.ts";
import { decimal, instant, listOf, text } from "../upstream/wire.ts";

const level = z
  .object({
    ...clubFields,
    turnover: decimal,
    keepTurnover: decimal,
    currency: text,
    benefits: z.array(text).catch([]),
  })
  .transform(({ turnover, keepTurnover, currency, benefits, ...label }) => ({
    club: toClub(label),
    turnover: { amount: turnover, currency },
    keepTurnover: { amount: keepTurnover, currency },
    benefits,
  }));

/** The levels of the club; one that can't be read is left out. */
const levels = listOf(level.nullable().catch(null)).transform((rows) => rows.filter((row) => row !== null));

const keep = z
  .object({ turnover: decimal, required: decimal, currency: text, from: instant, until: instant })
  .transform(({ turnover, required, currency, ...month }) => ({
    ...month,
    turnover: { amount: turnover, currency },
    required: { amount: required, currency },
  }));

/** The caller's way through the club. */
const progress = z
  .object({
    current: level,
    next: level.nullish().catch(null),
    progress: z.object({ turnover: decimal, currency: text }),
    keep: keep.nullish().catch(null),
  })
  .transform(({ current, next, progress: { turnover, currency }, keep: kept }) => ({
    current,
    next: next ?? null,
    turnover: { amount: turnover, currency },
    keep: kept ?? null,
  }));

declare module "../graph/models.ts" {
  interface Models {
    VipLevel: z.output<typeof level>;
    VipKeep: z.output<typeof keep>;
    VipProgress: z.output<typeof progress>;
  }
}

const calls = {
  levels: sharedRead("GET /wps/relay/MCSFE_vipLevels", levels, { maxAge: 300 }),
  progress: ownRead("GET /wps/relay/MCSFE_vipProgress", progress),
};

const vipUpstream = defineUpstream((scope) => ({
  levels: () => calls.levels(scope),
  progress: () => calls.progress(scope),
}));

/** The VIP club: its levels, and the caller's way through them. */
export const vip: Domain = {
  name: "vip",
  resolvers: [
    {
      Site: { vipLevels: (_, __, { upstream }) => upstream(vipUpstream).levels() },
      Member: { vipProgress: (_, __, { upstream }) => upstream(vipUpstream).progress() },
    },
  ],
  watches: { vipProgressChanged: ({ upstream }) => upstream(vipUpstream).progress() },
};
