import { z } from "zod";
import type { PlayBreak, PlayLimit } from "../__generated__/types.ts";
import type { UpstreamError } from "./upstreamError.ts";

const instant = z.iso.datetime({ offset: true }).nullish().catch(null);
const decimal = z.string().regex(/^\d{1,20}(\.\d{1,8})?$/);

const reachedLimit = z
  .object({
    kind: z.enum(["DEPOSIT", "LOSS", "WAGER", "SESSION"]),
    period: z.enum(["DAY", "WEEK", "MONTH"]),
    limit: decimal,
    used: decimal,
    left: decimal,
    currency: z.string().max(10).nullish(),
    resetsAt: instant,
  })
  .transform(({ kind, period, limit, used, left, currency, resetsAt }): PlayLimit => {
    const isTime = kind === "SESSION";
    const money = (amount: string) => (isTime || currency == null ? null : { amount, currency });
    const minutes = (count: string) => (isTime ? Number.parseInt(count, 10) : null);
    return {
      kind,
      period,
      amount: money(limit),
      minutes: minutes(limit),
      used: money(used),
      usedMinutes: minutes(used),
      left: money(left),
      resetsAt: resetsAt ?? null,
      pending: null,
    };
  });

const playBreak = z
  .object({ kind: z.enum(["TIME_OUT", "SELF_EXCLUSION"]), until: instant })
  .transform(({ kind, until }): PlayBreak => ({ kind, until: until ?? null }));

const ofLimits = new Set(["RG_LIMIT_REACHED", "RG_SESSION_LIMIT"]);
const ofBreaks = new Set(["RG_TIME_OUT", "RG_SELF_EXCLUDED"]);

/** The limit or the break that a refusal of play is about, as far as the platform says it. */
export const standingOf = ({ code, value }: UpstreamError) => ({
  limit: ofLimits.has(code) ? (reachedLimit.safeParse(value).data ?? null) : null,
  playBreak: ofBreaks.has(code) ? (playBreak.safeParse(value).data ?? null) : null,
});
