import { gameCategories } from "@atrium/schema/values";
import { z } from "zod";
import type { BonusFilter, BonusStatus } from "../__generated__/types.ts";
import { platformValue } from "../errors/atriumError.ts";
import { mutate } from "../errors/mutate.ts";
import type { Domain } from "../graph/domain.ts";
import { requireKey } from "../graph/requireKey.ts";
import type { PageArgs } from "../paging/connection.ts";
import { oneRow, rowOf } from "../paging/oneRow.ts";
import { pageShape, toPage } from "../paging/page.wire.ts";
import { byFilter, recordField } from "../paging/recordField.ts";
import { type PeriodQuery, periodQueryIfAsked } from "../period/period.ts";
import { change, ownRead } from "../upstream/calls.ts";
import { defineUpstream } from "../upstream/scope.ts";
import { decimal, flag, idText, instant, known, maybeInstant, text } from "../upstream/wire.ts";

/** Categories of games; those that are unknown are left out. */
const categories = z.array(known(gameCategories, null)).transform((names) => names.filter((name) => name !== null));

const sums = { amount: decimal, turnoverRequired: decimal, turnoverDone: decimal, currency: text };

const moneyOf = ({ currency, ...row }: { [name in keyof typeof sums]: string }) => ({
  amount: { amount: row.amount, currency },
  turnoverRequired: { amount: row.turnoverRequired, currency },
  turnoverDone: { amount: row.turnoverDone, currency },
});

const bonus = z
  .object({
    ...sums,
    bonusId: idText,
    title: text,
    categories: categories.nullish(),
    holdsWithdrawals: flag,
    status: known(["ACTIVE", "COMPLETED", "FORFEITED", "EXPIRED"], "UNKNOWN"),
    issuedAt: instant,
    expiresAt: instant,
    endedAt: maybeInstant,
  })
  .transform(({ bonusId, ...row }) => ({
    ...row,
    ...moneyOf(row),
    internalID: bonusId,
    categories: row.categories ?? [],
  }));

const totals = z.object(sums).transform(moneyOf);

/** A page, with the sums over the whole list; rows that can't be read are left out. */
const page = z
  .object({ ...pageShape(bonus), totals: totals.nullish().catch(null) })
  .transform(({ totals: whole, ...rows }) => ({ ...toPage(rows), totals: whole ?? null }));

declare module "../graph/models.ts" {
  interface Models {
    Bonus: z.output<typeof bonus>;
    BonusTotals: z.output<typeof totals>;
  }
}

/** A filter of bonuses. */
interface BonusQuery {
  period: PeriodQuery;
  status?: BonusStatus | undefined;
}

/** The filter as the platform's query parameters. */
export const bonusParameters = ({ period, status }: BonusQuery) => ({ ...period, status });

const calls = {
  list: ownRead("GET /wps/relay/MCSFE_bonusDetails", page),
  forfeit: change("POST /wps/relay/MCSFE_bonusForfeit", bonus),
};

/** The platform calls for the caller's bonuses. */
export const bonusesUpstream = defineUpstream((scope) => ({
  list: (query: BonusQuery, part: PageArgs) => calls.list(scope, { query: { ...bonusParameters(query), ...part } }),
  byId: (bonusId: string) => rowOf(calls.list(scope, oneRow({ bonusId })), bonusId),
  forfeit: (bonusId: string, idempotencyKey: string) => calls.forfeit(scope, { idempotencyKey, body: { bonusId } }),
}));

/** The platform's form of a filter. */
export const bonusQuery = (filter: BonusFilter | null | undefined): BonusQuery => ({
  period: periodQueryIfAsked(filter?.period),
  status: platformValue("status", filter?.status),
});

/** The member's bonuses with their turnover. */
export const bonuses: Domain = {
  name: "bonuses",
  resolvers: [
    {
      Member: {
        bonuses: recordField("bonuses", byFilter(bonusQuery), ({ upstream }) => upstream(bonusesUpstream).list),
      },
      Mutation: {
        forfeitBonus: (_, { input }, { upstream, language }) =>
          mutate({ language }, async () => {
            const bonusId = requireKey("Bonus", input.bonusId);
            return { bonus: await upstream(bonusesUpstream).forfeit(bonusId, input.idempotencyKey) };
          }),
      },
    },
  ],
  nodes: { Bonus: (key, { upstream }) => upstream(bonusesUpstream).byId(key) },
  watches: { bonusChanged: ({ upstream }, key) => upstream(bonusesUpstream).byId(key) },
};
