import { and, eq } from "drizzle-orm";
import { Hono } from "hono";
import { z } from "zod";
import type { CorePlatform } from "../corePlatform.ts";
import type { AppEnv } from "../http/env.ts";
import { requireRealAccount } from "../http/guard.ts";
import { rowId } from "../http/input.ts";
import type { Language } from "../http/languages.ts";
import { toDecimal } from "../money.ts";
import { countOf, partOf, recordQuery, recordRoute } from "../reports/recordRoute.ts";
import { firstWhile, orderOf } from "../reports/rowOrder.ts";
import { type FreeSpins, freeSpinStatuses, freeSpins } from "./freeSpins.tables.ts";

const ListQuery = recordQuery().extend({
  status: z.enum(freeSpinStatuses).optional(),
  /** One award. */
  freeSpinsId: rowId.optional(),
});

/** A member's free spins. The games use them. */
export const freeSpinRoutes = (platform: CorePlatform) =>
  new Hono<AppEnv>().get(
    "/wps/relay/MCSFE_freeSpinList",
    requireRealAccount,
    recordRoute(platform, {
      query: ListQuery,
      list(query, { session: { memberId }, language }) {
        const where = and(
          eq(freeSpins.memberId, memberId),
          query.status && eq(freeSpins.status, query.status),
          query.freeSpinsId === undefined ? undefined : eq(freeSpins.id, query.freeSpinsId),
        );
        return {
          where,
          order: [usableFirst, ...orderOf(freeSpins, "desc", "issuedAt", "id")],
          select: (db, part) => partOf(db.select().from(freeSpins).$dynamic(), part),
          whole: countOf(freeSpins, where),
          views: (rows) => rows.map((own) => freeSpinsView(own, language)),
        };
      },
    }),
  );

/** Those that can be used come first, by the time that is left. */
const usableFirst = firstWhile<FreeSpins>(eq(freeSpins.status, "ACTIVE"), freeSpins.expiresAt, (own) =>
  own.status === "ACTIVE" ? own.expiresAt : undefined,
);

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
