import { z } from "zod";
import type { RealityCheck } from "../__generated__/types.ts";
import { count, decimal, flag, instant, maybeInstant, text } from "../upstream/wire.ts";

/** The reality check of the caller. */
export const realityCheck = z
  .object({
    interval: count.nullable(),
    choices: z.array(count).max(20),
    canBeOff: flag,
    startedAt: instant,
    nextAt: maybeInstant,
    serverTime: instant,
    bet: decimal,
    win: decimal,
    net: decimal,
    currency: text,
  })
  .transform(
    ({ interval, choices, canBeOff, startedAt, nextAt, serverTime, currency, ...sums }): RealityCheck => ({
      intervalMinutes: interval,
      choices,
      canBeOff,
      startedAt,
      nextAt,
      serverTime,
      staked: { amount: sums.bet, currency },
      won: { amount: sums.win, currency },
      net: { amount: sums.net, currency },
    }),
  );
