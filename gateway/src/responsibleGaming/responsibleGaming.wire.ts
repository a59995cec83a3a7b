import { namesOf } from "@atrium/schema/records";
import { z } from "zod";
import type { BreakLength, CountingRate, PlayLimit } from "../__generated__/types.ts";
import { count, decimal, instant, known, maybeInstant, maybeText, text } from "../upstream/wire.ts";

/** The platform's words for the lengths of breaks. */
const lengths = {
  "24h": "DAY",
  "7d": "WEEK",
  "30d": "MONTH",
  "6w": "SIX_WEEKS",
  "6m": "HALF_YEAR",
  "1y": "YEAR",
  "3y": "THREE_YEARS",
  "5y": "FIVE_YEARS",
  PERMANENT: "PERMANENT",
} as const satisfies Record<string, BreakLength>;
const words = namesOf(lengths);

/** The platform's word for a length. */
export const wordOf = (length: BreakLength): string | undefined => words.find((word) => lengths[word] === length);

/** Lengths; those that are unknown are left out. */
const lengthList = z
  .array(known(words, null))
  .max(20)
  .transform((list) => list.flatMap((word) => (word === null ? [] : [lengths[word]])));

const value = { amount: decimal.nullish(), currency: maybeText, minutes: count.nullish() };

const moneyOf = ({ amount, currency }: { amount?: string | null | undefined; currency: string | null }) =>
  amount == null || currency === null ? null : { amount, currency };

const limit = z
  .object({
    ...value,
    kind: known(["DEPOSIT", "LOSS", "WAGER", "SESSION"], "UNKNOWN"),
    period: known(["DAY", "WEEK", "MONTH"], "UNKNOWN"),
    used: decimal,
    left: decimal.nullish().catch(null),
    resetsAt: maybeInstant,
    pending: z.object({ ...value, from: instant, until: instant }).nullish(),
  })
  .transform(({ kind, period, used, left, resetsAt, pending, ...row }): PlayLimit => {
    const isTime = kind === "SESSION";
    return {
      kind,
      period,
      amount: moneyOf(row),
      minutes: row.minutes ?? null,
      used: isTime ? null : moneyOf({ amount: used, currency: row.currency }),
      usedMinutes: isTime ? Number.parseInt(used, 10) : null,
      left: isTime ? null : moneyOf({ amount: left, currency: row.currency }),
      resetsAt,
      pending: pending
        ? {
            amount: moneyOf(pending),
            minutes: pending.minutes ?? null,
            confirmFrom: pending.from,
            confirmUntil: pending.until,
          }
        : null,
    };
  });

const rates = z
  .object({ currency: text, list: z.array(z.object({ currency: text, amount: decimal })).max(100) })
  .transform(({ currency: unit, list }): CountingRate[] =>
    list.map(({ currency, amount }) => ({ currency, counts: { amount, currency: unit } })),
  );

/** Limits that can be read, and the lengths of breaks. */
export const playLimits = z
  .object({
    list: z.array(limit.nullable().catch(null)).max(100),
    timeOuts: lengthList,
    exclusions: lengthList,
    rates: rates.nullish().catch(null),
  })
  .transform(({ list, timeOuts, exclusions, rates }) => ({
    limits: list.filter((row) => row !== null),
    timeOuts,
    selfExclusions: exclusions,
    rates: rates ?? [],
  }));

/** The same after a change, which may have cancelled open deposits. */
export const changedPlayLimits = playLimits.and(
  z.object({ cancelledDeposits: z.array(text).max(100).nullish().catch(null) }),
);

export type PlayLimitsModel = z.output<typeof playLimits>;
