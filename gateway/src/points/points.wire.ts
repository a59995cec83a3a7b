import { pointTypes } from "@atrium/schema/values";
import { z } from "zod";
import type { PointTerms } from "../__generated__/types.ts";
import { pageOf } from "../paging/page.wire.ts";
import { count, decimal, idText, instant, known, maybeText, text } from "../upstream/wire.ts";

const causes = ["BET", "DEPOSIT", "REDEEM", "RETURN", "CONVERT"] as const;
const type = known(pointTypes, "UNKNOWN");
const change = z.number().int();

export const pointBalance = z
  .object({ points: count, byType: z.array(z.object({ type, points: change })), currency: text })
  .transform(({ points, byType, currency }) => ({ total: points, byType, currency }));

/** The caller's points. */
export type PointBalanceModel = z.output<typeof pointBalance>;

export const pointTerms = z
  .object({
    types: z.array(z.object({ type, betPerPoint: decimal, dailyCap: count.nullish() })),
    convertRate: count,
    convertMin: count,
    convertUnit: decimal,
    currency: text,
  })
  .transform(({ types: rules, currency, ...row }): PointTerms => {
    const money = (amount: string) => ({ amount, currency });
    return {
      earnings: rules.map((rule) => ({
        type: rule.type,
        amountPerPoint: money(rule.betPerPoint),
        mostPerDay: rule.dailyCap ?? null,
      })),
      convertStep: row.convertRate,
      convertLeast: row.convertMin,
      convertWorth: money(row.convertUnit),
    };
  });

const entry = z
  .object({
    id: idText,
    createdAt: instant,
    type,
    points: change,
    balanceAfter: count,
    cause: known(causes, "UNKNOWN").nullish(),
    referenceId: maybeText,
  })
  .transform(({ id, cause, referenceId, ...row }) => ({
    ...row,
    internalID: id,
    cause: cause ?? null,
    reference: referenceId,
  }));

/** A change of the caller's points. */
export type PointEntryModel = z.output<typeof entry>;

export const pointEntryPage = pageOf(entry);

/** The money of a conversion. */
export const converted = z
  .object({ amount: decimal, currency: text })
  .transform(({ amount, currency }) => ({ amount, currency }));
