import { and, eq, gt, inArray, lt, sql } from "drizzle-orm";
import { Hono } from "hono";
import { z } from "zod";
import { downlineOf } from "../agent/downline.ts";
import { teamBetsOf } from "../agent/teamBets.ts";
import { agentApplications } from "../agentApplications/agentApplications.tables.ts";
import { shownKinds } from "../contracts/contracts.routes.ts";
import { contracts, payoutRequests } from "../contracts/contracts.tables.ts";
import type { AppEnv } from "../http/env.ts";
import { ok } from "../http/envelope.ts";
import { requireAgent } from "../http/guard.ts";
import { readQuery } from "../http/input.ts";
import type { Language } from "../http/languages.ts";
import { toDecimal } from "../money.ts";
import { type BetList, profit } from "../records/betList.ts";
import { teamBetColumns, toTeamBetRow } from "../records/betList.wire.ts";
import { betRecords } from "../records/betRecords.ts";
import { takeReport } from "../reports/reportLimit.ts";
import { requireRange } from "../reports/reportRange.ts";
import { orderBy } from "../reports/rowOrder.ts";
import type { SitePlatform } from "../site/sitePlatform.ts";
import { firstDeposits, LISTED, newAccounts, waitingContracts } from "./digest.ts";

const Query = z.object({ day: z.enum(["TODAY", "YESTERDAY"]).default("YESTERDAY") });

/** What happened on a day of the merchant in the caller's downline, and what waits for an answer now. */
export const digestRoutes = (platform: SitePlatform) =>
  new Hono<AppEnv>().get("/wps/relay/ACS_digest", requireAgent, async (c) => {
    const { reportDb: db, clock, site } = platform;
    const { session, language } = c.var;
    const { day } = readQuery(c, Query);
    await takeReport(platform, session.memberId);
    const range = requireRange({ preset: day }, clock.now());
    const downline = await downlineOf(db, session.memberId);
    const bets = await teamBetsOf(db, downline, undefined, { range });
    const [joined, paidIn, wins, losses, waiting, applications, requests] = await Promise.all([
      newAccounts(db, downline, range),
      firstDeposits(db, downline, range),
      extremes(platform, bets, "desc", language),
      extremes(platform, bets, "asc", language),
      waitingContracts(db, downline, inArray(contracts.kind, shownKinds({ site }))),
      db.$count(
        agentApplications,
        and(eq(agentApplications.uplineId, session.memberId), eq(agentApplications.state, "NEW")),
      ),
      db.$count(
        payoutRequests,
        and(eq(payoutRequests.holderId, session.memberId), eq(payoutRequests.state, "WAITING")),
      ),
    ]);
    return ok(c, {
      date: range.days.first,
      newAccounts: joined[0]?.total ?? 0,
      newest: joined.map(({ account, at }) => ({ account, at: at.toISOString() })),
      firstDeposits: paidIn[0]?.total ?? 0,
      deposited: paidIn.map(({ account, at, amount, currency }) => ({
        account,
        at: at?.toISOString() ?? null,
        amount: toDecimal(amount, currency),
        currency,
      })),
      wins,
      losses,
      contractsReceived: waiting.received,
      contractsOffered: waiting.offered,
      applications,
      payoutRequests: requests,
    });
  });

/** The bets of a list that brought their players most (`desc`), or cost them most. */
async function extremes(platform: SitePlatform, bets: BetList, order: "asc" | "desc", language: Language) {
  const file = { name: "", columns: teamBetColumns, toRow: toTeamBetRow };
  const list = await betRecords(platform, bets, { sort: "profit", order }, language, file);
  const rows = await list.select(platform.reportDb, {
    where: and(list.where, (order === "desc" ? gt : lt)(profit, sql`0`)),
    orderBy: orderBy(list.order),
    isReversed: false,
    offset: 0,
    limit: LISTED,
  });
  return list.views(rows, platform.reportDb);
}
