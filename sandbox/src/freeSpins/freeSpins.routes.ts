import { and, desc, eq, sql } from "drizzle-orm";
import { Hono } from "hono";
import { z } from "zod";
import type { CorePlatform } from "../corePlatform.ts";
import type { AppEnv } from "../http/env.ts";
import { ok } from "../http/envelope.ts";
import { requireRealAccount } from "../http/guard.ts";
import { readQuery } from "../http/input.ts";
import type { Language } from "../http/languages.ts";
import { offsetOf, pageQuery, toPage } from "../http/paging.ts";
import { toDecimal } from "../money.ts";
import { type FreeSpins, freeSpinStatuses, freeSpins } from "./freeSpins.tables.ts";

const ListQuery = pageQuery().extend({
  status: z.enum(freeSpinStatuses).optional(),
  /** One award. */
  freeSpinsId: z.coerce.number().int().min(1).max(2_147_483_647).optional(),
});

/** A member's free spins. The games use them. */
export const freeSpinRoutes = ({ db }: CorePlatform) =>
  new Hono<AppEnv>().get("/wps/relay/MCSFE_freeSpinList", requireRealAccount, async (c) => {
    const query = readQuery(c, ListQuery);
    const condition = and(
      eq(freeSpins.memberId, c.var.session.memberId),
      query.status && eq(freeSpins.status, query.status),
      query.freeSpinsId === undefined ? undefined : eq(freeSpins.id, query.freeSpinsId),
    );
    const totalCount = await db.$count(freeSpins, condition);
    const rows = await db
      .select()
      .from(freeSpins)
      .where(condition)
      // Those that can be used come first, by the time that is left.
      .orderBy(
        sql`case when ${freeSpins.status} = 'ACTIVE' then ${freeSpins.expiresAt} end nulls last`,
        desc(freeSpins.issuedAt),
        desc(freeSpins.id),
      )
      .limit(query.pageSize)
      .offset(offsetOf(query));
    const list = rows.map((own) => freeSpinsView(own, c.var.language));
    return ok(c, toPage(list, totalCount, query));
  });

/** Free spins in the contract's form. */
const freeSpinsView = (own: FreeSpins, language: Language) => ({
  freeSpinsId: String(own.id),
  title: own.titles[language],
  games: own.games.map(String),
  spins: own.spins,
  used: own.used,
  stake: toDecimal(own.stake, own.currency),
  currency: own.currency,
  turnover: own.turnover,
  winnings: toDecimal(own.winnings, own.currency),
  status: own.status,
  issuedAt: own.issuedAt.toISOString(),
  expiresAt: own.expiresAt.toISOString(),
  endedAt: own.endedAt?.toISOString() ?? null,
});
