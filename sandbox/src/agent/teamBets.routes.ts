import { Hono } from "hono";
import { z } from "zod";
import type { CorePlatform } from "../corePlatform.ts";
import type { AppEnv } from "../http/env.ts";
import { requireAgent } from "../http/guard.ts";
import { text } from "../http/input.ts";
import { teamBetColumns, toTeamBetRow } from "../records/betList.wire.ts";
import { betListQuery, betRecords } from "../records/betRecords.ts";
import { betSorts } from "../records/findBets.ts";
import { recordList, recordRoute } from "../reports/recordRoute.ts";
import { requireRange } from "../reports/reportRange.ts";
import { downlineOf } from "./downline.ts";
import { teamBetsOf } from "./teamBets.ts";

const TeamBetsQuery = betListQuery().extend({
  account: text(32, 1).optional(),
  sort: z.enum(betSorts).default("placedAt"),
  order: z.enum(["asc", "desc"]).default("desc"),
});

/** The bets of everyone below the caller, as a list and a file. */
export const teamBetList = (platform: CorePlatform) =>
  recordList({
    query: TeamBetsQuery,
    isReport: ({ betId }) => betId === undefined,
    async list(query, { session, language, now, db }) {
      const range = requireRange(query, now);
      const list = await teamBetsOf(db, await downlineOf(db, session.memberId), query.account, { ...query, range });
      const file = { name: "team-bets", columns: teamBetColumns, toRow: toTeamBetRow };
      return betRecords(platform, list, query, language, file);
    },
  });

/** The bets of everyone below the caller. */
export const teamBetRoutes = (platform: CorePlatform) =>
  new Hono<AppEnv>().get("/wps/relay/ACS_teamBets", requireAgent, recordRoute(platform, teamBetList(platform)));
