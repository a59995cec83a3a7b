import { Hono } from "hono";
import { z } from "zod";
import type { CorePlatform } from "../corePlatform.ts";
import type { AppEnv } from "../http/env.ts";
import { ok } from "../http/envelope.ts";
import { PlatformError } from "../http/errors.ts";
import { requireRealAccount } from "../http/guard.ts";
import { readJson, readQuery, rowId, someCode } from "../http/input.ts";
import { toLanguage } from "../http/languages.ts";
import { pageOf, pageQuery, totalPagesOf } from "../http/paging.ts";
import { catalogueOf, findGame } from "./catalogue.ts";
import { GAME_PAGE_SIZE } from "./games.routes.ts";
import { gameView } from "./gameView.ts";
import { addFavorite, favoriteIds, recentIds, removeFavorite } from "./memberGames.ts";

const ListQuery = pageQuery(GAME_PAGE_SIZE).extend({
  vassalage: someCode,
  language: z.string().max(8).optional().transform(toLanguage),
});
// Requests also send `vendor` and `gameType`, but the nodeId is enough.
const Mark = z.object({ nodeId: rowId });

/** A member's favourites and recent games. */
export function memberGameRoutes(platform: CorePlatform) {
  const { db, clock } = platform;

  const page = async (nodeIds: readonly number[], { vassalage, language, ...paging }: z.output<typeof ListQuery>) => {
    const catalogue = await catalogueOf(platform);
    const found = catalogue.pick(nodeIds).filter((game) => vassalage === undefined || game.vassalage === vassalage);
    return {
      rows: pageOf(found, paging).map((game) => gameView(catalogue, game, language, clock.now())),
      totalPages: totalPagesOf(found.length, paging.pageSize),
      totalCount: found.length,
    };
  };
  const ids = async (memberId: number) => ({ list: (await favoriteIds(db, memberId)).map(String) });

  return new Hono<AppEnv>()
    .get("/wps/relay/GCS_recentGame", requireRealAccount, async (c) => {
      const { rows, ...counts } = await page(await recentIds(db, c.var.session.memberId), readQuery(c, ListQuery));
      return ok(c, { list: rows, ...counts });
    })
    .get("/wps/relay/GCSGAME_favoriteList", requireRealAccount, async (c) => {
      const { rows, ...counts } = await page(await favoriteIds(db, c.var.session.memberId), readQuery(c, ListQuery));
      return ok(c, { content: rows, ...counts });
    })
    .get("/wps/relay/GCSGAME_favoriteIds", requireRealAccount, async (c) => ok(c, await ids(c.var.session.memberId)))
    .post("/wps/relay/GCSGAME_favoriteAdd", requireRealAccount, async (c) => {
      const { memberId } = c.var.session;
      const { nodeId } = await readJson(c, Mark);
      if (!(await findGame(platform, nodeId))) throw new PlatformError("GAME_NOT_FOUND");
      await db.transaction((tx) => addFavorite(tx, memberId, nodeId, clock.now()));
      return ok(c, await ids(memberId));
    })
    .post("/wps/relay/GCSGAME_favoriteRemove", requireRealAccount, async (c) => {
      const { memberId } = c.var.session;
      const { nodeId } = await readJson(c, Mark);
      await db.transaction((tx) => removeFavorite(tx, memberId, nodeId));
      return ok(c, await ids(memberId));
    });
}
