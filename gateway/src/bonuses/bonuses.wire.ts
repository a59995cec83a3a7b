import { z } from "zod";
import type { Money } from "../__generated__/types.ts";
import { gameCategories } from "../graph/gameCategories.ts";
import { pageShape, toPage } from "../paging/page.wire.ts";
import { decimal, flag, idText, instant, known, maybeInstant, text } from "../upstream/wire.ts";
import type { BonusModel, BonusPage, BonusTotalsModel } from "./bonuses.model.ts";

const statuses = ["ACTIVE", "COMPLETED", "FORFEITED", "EXPIRED"] as const;

/** Categories of games; those that are unknown are left out. */
const categories = z.array(known(gameCategories, null)).transform((names) => names.filter((name) => name !== null));

export const bonus = z
  .object({
    bonusId: idText,
    title: text,
    amount: decimal,
    currency: text,
    turnoverRequired: decimal,
    turnoverDone: decimal,
    categories: categories.nullish(),
    holdsWithdrawals: flag.nullish(),
    status: known(statuses, "UNKNOWN"),
    issuedAt: instant,
    expiresAt: instant,
    endedAt: maybeInstant,
  })
  .transform(({ currency, ...row }): BonusModel => {
    const money = (amount: string): Money => ({ amount, currency });
    return {
      internalID: row.bonusId,
      title: row.title,
      amount: money(row.amount),
      turnoverRequired: money(row.turnoverRequired),
      turnoverDone: money(row.turnoverDone),
      categories: row.categories ?? [],
      holdsWithdrawals: row.holdsWithdrawals ?? false,
      status: row.status,
      issuedAt: row.issuedAt,
      expiresAt: row.expiresAt,
      endedAt: row.endedAt,
    };
  });

const totals = z
  .object({ amount: decimal, turnoverRequired: decimal, turnoverDone: decimal, currency: text })
  .transform(({ currency, ...sums }): BonusTotalsModel => {
    const money = (amount: string): Money => ({ amount, currency });
    return {
      amount: money(sums.amount),
      turnoverRequired: money(sums.turnoverRequired),
      turnoverDone: money(sums.turnoverDone),
    };
  });

/** A page; rows that can't be read are left out. */
export const bonusPage = z
  .object({ ...pageShape(bonus), totals: totals.nullish().catch(null) })
  .transform(({ totals: sums, ...page }): BonusPage => ({ ...toPage(page), totals: sums ?? null }));
