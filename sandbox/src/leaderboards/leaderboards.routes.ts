import { and, asc, desc, eq, isNull } from "drizzle-orm";
import { Hono } from "hono";
import { z } from "zod";
import type { CorePlatform } from "../corePlatform.ts";
import type { AppEnv } from "../http/env.ts";
import { ok } from "../http/envelope.ts";
import { PlatformError } from "../http/errors.ts";
import { requireRealAccount } from "../http/guard.ts";
import { idempotent } from "../http/idempotency/idempotency.ts";
import { readJson, readQuery, rowId } from "../http/input.ts";
import { offsetOf, pageQuery, toPage } from "../http/paging.ts";
import { sharedByGuests } from "../http/sharedCache.ts";
import { joinTournament } from "./joinTournament.ts";
import { leaderboardKinds, leaderboards } from "./leaderboards.tables.ts";
import { leaderboardView, ownPlaceView, placeView } from "./leaderboardView.ts";
import { countPlaces, ownPlaceOn, placesOn } from "./standings.ts";

const ListQuery = pageQuery().extend({
  kind: z.enum(leaderboardKinds).optional(),
  /** Only those that have not ended. */
  open: z.stringbool().optional(),
});
const DetailQuery = pageQuery().extend({ id: rowId });
const JoinBody = z.object({ id: rowId });

/** Leaderboards with prizes, and the joining of tournaments. */
export const leaderboardRoutes = (platform: CorePlatform) => {
  const { db } = platform;
  return new Hono<AppEnv>()
    .get("/wps/relay/PRM_leaderboardList", sharedByGuests(30), async (c) => {
      const { kind, open, ...page } = readQuery(c, ListQuery);
      const which = and(kind && eq(leaderboards.kind, kind), open ? isNull(leaderboards.endedAt) : undefined);
      const rows = await db
        .select()
        .from(leaderboards)
        .where(which)
        // Those that are on come first, the next to end at the top; then those that have ended, the latest first.
        .orderBy(
          desc(isNull(leaderboards.endedAt)),
          desc(leaderboards.endedAt),
          asc(leaderboards.endsAt),
          asc(leaderboards.id),
        )
        .limit(page.pageSize)
        .offset(offsetOf(page));
      const list = [];
      for (const board of rows) list.push(leaderboardView(board, await countPlaces(db, board), c.var.language));
      return ok(c, toPage(list, await db.$count(leaderboards, which), page));
    })
    .get("/wps/relay/PRM_leaderboardDetail", sharedByGuests(30), async (c) => {
      const { id: asked, ...page } = readQuery(c, DetailQuery);
      const [board] = await db.select().from(leaderboards).where(eq(leaderboards.id, asked));
      if (!board) throw new PlatformError("NOT_FOUND");
      const { session, language } = c.var;
      const total = await countPlaces(db, board);
      const places = await placesOn(db, board, { offset: offsetOf(page), limit: page.pageSize });
      const list = places.map((place) => placeView(board, place));
      const mine = session ? await ownPlaceOn(db, board, session.memberId) : null;
      return ok(c, {
        ...leaderboardView(board, total, language),
        ...toPage(list, total, page),
        mine: mine && ownPlaceView(board, mine),
      });
    })
    .post("/wps/relay/PRM_leaderboardJoin", requireRealAccount, idempotent(platform), async (c) => {
      const { session, language } = c.var;
      const board = await joinTournament(platform, session, (await readJson(c, JoinBody)).id);
      const mine = await ownPlaceOn(db, board, session.memberId);
      const view = leaderboardView(board, await countPlaces(db, board), language);
      return ok(c, { ...view, mine: mine && ownPlaceView(board, mine) });
    });
};
