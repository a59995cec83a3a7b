import { Hono } from "hono";
import type { CorePlatform } from "../corePlatform.ts";
import type { AppEnv } from "../http/env.ts";
import { requireRealAccount } from "../http/guard.ts";
import { readQuery } from "../http/input.ts";
import { takeReport } from "../reports/reportLimit.ts";
import { rangeUntil, requireRange } from "../reports/reportRange.ts";
import { betsOfMember } from "./betList.ts";
import { betColumns, toBetRow } from "./betList.wire.ts";
import { betListAnswer, betListQuery } from "./betListAnswer.ts";
import { latestFirst } from "./betPages.ts";

const BetRecordsQuery = betListQuery();

/** The bets of a member, of all vendors and lotteries. */
export const betRecordRoutes = (platform: CorePlatform) =>
  new Hono<AppEnv>().get("/wps/relay/MCSFE_betRecords", requireRealAccount, async (c) => {
    const { memberId, currency } = c.var.session;
    const query = readQuery(c, BetRecordsQuery);
    await takeReport(platform, memberId);
    const now = platform.clock.now();
    // One bet is found whenever it was placed.
    const range = query.betId === undefined ? requireRange(query, now) : rangeUntil(now);
    const list = betsOfMember(memberId, currency, { ...query, range });
    return betListAnswer(
      c,
      platform,
      list,
      { ...query, ...latestFirst },
      {
        name: "bet-record",
        columns: betColumns,
        toRow: toBetRow,
      },
    );
  });
