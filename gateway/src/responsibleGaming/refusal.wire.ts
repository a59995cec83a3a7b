import { z } from "zod";
import type { PlayBreak, PlayLimit } from "../__generated__/types.ts";
import type { UpstreamError } from "../errors/upstreamError.ts";
import { playBreak as playBreakOf } from "../member/member.wire.ts";
import { decimal, maybeInstant, maybeText } from "../upstream/wire.ts";
import { limitKind, limitPeriod, moneyOf } from "./responsibleGaming.wire.ts";

const reachedLimit = z
  .object({
    kind: limitKind,
    period: limitPeriod,
    limit: decimal,
    used: decimal,
    left: decimal,
    currency: maybeText,
    resetsAt: maybeInstant,
  })
  .transform(({ kind, period, limit, used, left, currency, resetsAt }): PlayLimit => {
    const isTime = kind === "SESSION";
    return {
      kind,
      period,
      amount: isTime ? null : moneyOf({ amount: limit, currency }),
      minutes: isTime ? Number.parseInt(limit, 10) : null,
      used: isTime ? null : moneyOf({ amount: used, currency }),
      usedMinutes: isTime ? Number.parseInt(used, 10) : null,
      left: isTime ? null : moneyOf({ amount: left, currency }),
      resetsAt,
      pending: null,
    };
  });

const ofLimits = new Set(["RG_LIMIT_REACHED", "RG_SESSION_LIMIT"]);
const ofBreaks = new Set(["RG_TIME_OUT", "RG_SELF_EXCLUDED"]);

/** The limit or the break that a refusal of play is about, as far as the platform says it. */
export const standingOf = ({
  code,
  value,
}: UpstreamError): { limit: PlayLimit | null; playBreak: PlayBreak | null } => ({
  limit: ofLimits.has(code) ? (reachedLimit.safeParse(value).data ?? null) : null,
  playBreak: ofBreaks.has(code) ? (playBreakOf.safeParse(value).data ?? null) : null,
});
