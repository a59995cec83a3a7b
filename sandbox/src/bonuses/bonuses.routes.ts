import { and, desc, eq, lt, type SQLWrapper, sql } from "drizzle-orm";
import { Hono } from "hono";
import { z } from "zod";
import type { CorePlatform } from "../corePlatform.ts";
import type { AppEnv } from "../http/env.ts";
import { ok } from "../http/envelope.ts";
import { requireRealAccount } from "../http/guard.ts";
import { idempotent } from "../http/idempotency/idempotency.ts";
import { readJson, readQuery } from "../http/input.ts";
import type { Language } from "../http/languages.ts";
import { offsetOf, pageQuery, toPage } from "../http/paging.ts";
import { toDecimal } from "../money.ts";
import { csvHeaders, csvRows, csvStream, partsOf } from "../reports/csv.ts";
import { takeReport } from "../reports/reportLimit.ts";
import { type ReportRange, rangeIfAsked, rangeQuery } from "../reports/reportRange.ts";
import { bigSum } from "../rollups/bigSum.ts";
import { type Bonus, bonuses, bonusStatuses } from "./bonuses.tables.ts";
import { forfeitBonus } from "./bonuses.ts";

const bonusId = z.coerce.number().int().min(1).max(2_147_483_647);
const ListQuery = pageQuery().extend({
  ...rangeQuery,
  status: z.enum(bonusStatuses).optional(),
  /** One bonus. */
  bonusId: bonusId.optional(),
  export: z.literal("csv").optional(),
});
const ForfeitBody = z.object({ bonusId });

const COLUMNS = [
  "bonusId",
  "title",
  "amount",
  "turnoverRequired",
  "turnoverDone",
  "currency",
  "status",
  "issuedAt",
  "expiresAt",
  "endedAt",
] as const;

/** The condition for the bonuses that the list has after one. */
const olderThan = ({ issuedAt, id }: Bonus) =>
  sql`(${bonuses.issuedAt}, ${bonuses.id}) < (${issuedAt.toISOString()}::timestamptz, ${id})`;

/** The condition for the bonuses that were active at some time of a range. */
const activeIn = ({ from, until }: ReportRange) =>
  and(
    lt(bonuses.issuedAt, until),
    sql`coalesce(${bonuses.endedAt}, ${bonuses.expiresAt}) >= ${from.toISOString()}::timestamptz`,
  );

/** A member's bonuses. */
export const bonusRoutes = (platform: CorePlatform) =>
  new Hono<AppEnv>()
    .get("/wps/relay/MCSFE_bonusDetails", requireRealAccount, async (c) => {
      const { db, reportDb } = platform;
      const { memberId, currency } = c.var.session;
      const query = readQuery(c, ListQuery);
      const range = rangeIfAsked(query, platform.clock.now());
      const condition = and(
        eq(bonuses.memberId, memberId),
        range && activeIn(range),
        query.status && eq(bonuses.status, query.status),
        query.bonusId === undefined ? undefined : eq(bonuses.id, query.bonusId),
      );
      if (query.export) {
        await takeReport(platform, memberId);
        const most = csvRows(await reportDb.$count(bonuses, condition));
        const parts = partsOf<Bonus>(most, ({ last, limit }) =>
          reportDb
            .select()
            .from(bonuses)
            .where(and(condition, last && olderThan(last)))
            .orderBy(desc(bonuses.issuedAt), desc(bonuses.id))
            .limit(limit),
        );
        const file = csvStream(COLUMNS, parts, (bonus) => bonusView(bonus, c.var.language));
        return c.body(file, 200, csvHeaders("bonuses.csv"));
      }
      const inCurrency = (amount: SQLWrapper) =>
        bigSum(sql`case when ${bonuses.currency} = ${currency} then ${amount} end`);
      const [totals] = await db
        .select({
          count: sql`count(*)`.mapWith(Number),
          amount: inCurrency(bonuses.amount),
          required: inCurrency(bonuses.turnoverRequired),
          done: inCurrency(bonuses.turnoverDone),
        })
        .from(bonuses)
        .where(condition);
      const rows = await db
        .select()
        .from(bonuses)
        .where(condition)
        .orderBy(desc(bonuses.issuedAt), desc(bonuses.id))
        .limit(query.pageSize)
        .offset(offsetOf(query));
      return ok(c, {
        ...toPage(
          rows.map((bonus) => bonusView(bonus, c.var.language)),
          totals?.count ?? 0,
          query,
        ),
        totals: {
          amount: toDecimal(totals?.amount ?? 0n, currency),
          turnoverRequired: toDecimal(totals?.required ?? 0n, currency),
          turnoverDone: toDecimal(totals?.done ?? 0n, currency),
          currency,
        },
      });
    })
    .post("/wps/relay/MCSFE_bonusForfeit", requireRealAccount, idempotent(platform), async (c) => {
      const asked = await readJson(c, ForfeitBody);
      return ok(c, bonusView(await forfeitBonus(platform, c.var.session.memberId, asked.bonusId), c.var.language));
    });

/** A bonus in the contract's form. */
const bonusView = (bonus: Bonus, language: Language) => ({
  bonusId: String(bonus.id),
  title: bonus.titles[language],
  amount: toDecimal(bonus.amount, bonus.currency),
  currency: bonus.currency,
  turnoverRequired: toDecimal(bonus.turnoverRequired, bonus.currency),
  turnoverDone: toDecimal(bonus.turnoverDone, bonus.currency),
  categories: bonus.categories,
  holdsWithdrawals: bonus.holdsWithdrawals,
  status: bonus.status,
  issuedAt: bonus.issuedAt.toISOString(),
  expiresAt: bonus.expiresAt.toISOString(),
  endedAt: bonus.endedAt?.toISOString() ?? null,
});
