import { Hono } from "hono";
import type { CorePlatform } from "../corePlatform.ts";
import type { AppEnv } from "../http/env.ts";
import { requireRealAccount } from "../http/guard.ts";
import { recordRoute } from "../reports/recordRoute.ts";
import { allDays, rangeOfDays, requireRange } from "../reports/reportRange.ts";
import { betsOfMember } from "./betList.ts";
import { betColumns, toBetRow } from "./betList.wire.ts";
import { betListQuery, betRecords } from "./betRecords.ts";

/** The bets of a member, of all vendors and lotteries. */
export const betRecordRoutes = (platform: CorePlatform) =>
  new Hono<AppEnv>().get(
    "/wps/relay/MCSFE_betRecords",
    requireRealAccount,
    recordRoute(platform, {
      query: betListQuery(),
      isReport: ({ betId }) => betId === undefined,
      list(query, { session: { memberId, currency }, language, now }) {
        // One bet is found whenever it was placed.
        const range = query.betId === undefined ? requireRange(query, now) : rangeOfDays(allDays);
        const list = betsOfMember(memberId, currency, { ...query, range });
        const file = { name: "bet-record", columns: betColumns, toRow: toBetRow };
        return betRecords(platform, list, { sort: "placedAt", order: "desc" }, language, file);
      },
    }),
  );
