import { Hono } from "hono";
import { z } from "zod";
import type { CorePlatform } from "../corePlatform.ts";
import type { AppEnv } from "../http/env.ts";
import { requireAgent } from "../http/guard.ts";
import { readQuery, text } from "../http/input.ts";
import { teamBetColumns, toTeamBetRow } from "../records/betList.wire.ts";
import { betListAnswer, betListQuery } from "../records/betListAnswer.ts";
import { betSorts } from "../records/betPages.ts";
import { takeReport } from "../reports/reportLimit.ts";
import { requireRange } from "../reports/reportRange.ts";
import { downlineOf } from "./downline.ts";
import { teamBetsOf } from "./teamBets.ts";

const TeamBetsQuery = betListQuery().extend({
  account: text(32, 1).optional(),
  sort: z.enum(betSorts).default("placedAt"),
  order: z.enum(["asc", "desc"]).default("desc"),
});

/** The bets of everyone below the caller. */
export const teamBetRoutes = (platform: CorePlatform) =>
  new Hono<AppEnv>().get("/wps/relay/ACS_teamBets", requireAgent, async (c) => {
    const { reportDb: db, clock } = platform;
    const { memberId } = c.var.session;
    const query = readQuery(c, TeamBetsQuery);
    await takeReport(platform, memberId);
    const range = requireRange(query, clock.now());
    const list = await teamBetsOf(db, await downlineOf(db, memberId), query.account, { ...query, range });
    return betListAnswer(c, platform, list, query, {
      name: "team-bets",
      columns: teamBetColumns,
      toRow: toTeamBetRow,
    });
  });
