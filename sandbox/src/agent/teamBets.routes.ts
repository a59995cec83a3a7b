import { Hono } from "hono";
import { z } from "zod";
import type { CorePlatform } from "../corePlatform.ts";
import { betStatuses } from "../games/bets.tables.ts";
import { catalogueOf } from "../games/catalogue.ts";
import { CATEGORIES } from "../games/categories.ts";
import type { AppEnv } from "../http/env.ts";
import { ok } from "../http/envelope.ts";
import { PlatformError } from "../http/errors.ts";
import { requireAgent } from "../http/guard.ts";
import { readQuery, text } from "../http/input.ts";
import { offsetOf, pageQuery, toPage } from "../http/paging.ts";
import { traitsOf } from "../lotteryRules/lotteryTraits.ts";
import { csvHeaders, csvRows } from "../reports/csv.ts";
import { rangeQuery, reportRange } from "../reports/reportRange.ts";
import { downlineOf } from "./downline.ts";
import { takeReport } from "./reportLimit.ts";
import { betSorts, teamBetDays, teamBetPage, teamBetParts, teamBetsOf, totalsOf } from "./teamBets.ts";
import { toBetRow, toBetsCsv, toBetTotals } from "./teamBets.wire.ts";

const TeamBetsQuery = pageQuery().extend({
  ...rangeQuery,
  account: text(32, 1).optional(),
  gameCategory: z.enum(CATEGORIES).optional(),
  status: z.enum(betStatuses).optional(),
  betId: text(32, 1).optional(),
  sort: z.enum(betSorts).default("placedAt"),
  order: z.enum(["asc", "desc"]).default("desc"),
  export: z.literal("csv").optional(),
});

/** The bets of everyone below the caller. */
export const teamBetRoutes = (platform: CorePlatform) =>
  new Hono<AppEnv>().get("/wps/relay/ACS_teamBets", requireAgent, async (c) => {
    const { reportDb: db, clock } = platform;
    const { memberId } = c.var.session;
    const query = readQuery(c, TeamBetsQuery);
    await takeReport(platform, memberId);
    const range = reportRange(query, clock.now());
    if (!range) throw new PlatformError("REPORT_RANGE");
    const downline = await downlineOf(db, memberId);
    const team = await teamBetsOf(db, downline, { ...query, range });
    const days = await teamBetDays(db, team);
    const totals = totalsOf(days);

    const catalogue = await catalogueOf(platform);
    const { language } = c.var;
    const words = {
      nameOf: (nodeId: number) => catalogue.find(nodeId)?.names[language],
      kindOf(nodeId: number) {
        const game = catalogue.find(nodeId);
        return game?.gameType === "ELOTT" ? traitsOf(game).kind : undefined;
      },
      language,
    };

    if (query.export) {
      const parts = teamBetParts(db, team, query, csvRows(totals.count));
      return c.body(toBetsCsv(parts, words), 200, csvHeaders("team-bets.csv"));
    }
    const rows = await teamBetPage(db, team, query, { offset: offsetOf(query), limit: query.pageSize }, days);
    return ok(c, {
      ...toPage(
        rows.map((row) => toBetRow(row, words)),
        totals.count,
        query,
      ),
      totals: toBetTotals(totals, downline.currency),
    });
  });
