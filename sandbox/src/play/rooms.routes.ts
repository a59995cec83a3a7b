import { Hono } from "hono";
import { z } from "zod";
import { catalogueOf } from "../games/catalogue.ts";
import type { AppEnv } from "../http/env.ts";
import { ok } from "../http/envelope.ts";
import { readQuery, someCode } from "../http/input.ts";
import { toLanguage } from "../http/languages.ts";
import { shared } from "../http/sharedCache.ts";
import type { Platform } from "../platform.ts";
import { nextMatches } from "./matches.ts";
import { membersIn, roomsOf, roomView } from "./rooms.ts";

/** Limit for the list of all vendors; the list of one vendor has no limit. */
const MOST_GAMES = 25;

const RoomQuery = z.object({
  vassalage: someCode,
  nodeId: z.coerce.number().int().min(1).optional(),
  language: z.string().max(8).optional().transform(toLanguage),
});

const MatchQuery = RoomQuery.omit({ vassalage: true, nodeId: true }).extend({ gameType: someCode });

/** The rooms of the games between players, with their taken seats; the next matches of sports. */
export const roomRoutes = (platform: Platform) =>
  new Hono<AppEnv>()
    .get("/wps/relay/GCSGAME_matchList", shared(1), async (c) => {
      const { gameType, language } = readQuery(c, MatchQuery);
      return ok(c, { list: await nextMatches(platform, gameType, language) });
    })
    .get("/wps/relay/GLS2_roomList", async (c) => {
      const { vassalage, nodeId, language } = readQuery(c, RoomQuery);
      const now = platform.clock.now();
      const rooms = (await catalogueOf(platform))
        .all()
        .filter((game) => game.gameType === "PVP" && (vassalage === undefined || game.vassalage === vassalage))
        .filter((game) => nodeId === undefined || game.nodeId === nodeId)
        .slice(0, vassalage === undefined ? MOST_GAMES : undefined)
        .flatMap((game) => roomsOf(game, now));
      const members = await membersIn(
        platform.db,
        rooms.map(({ roomId }) => roomId),
        now,
      );
      return ok(c, { list: rooms.map((room) => roomView(room, members.get(room.roomId)?.size ?? 0, language)) });
    });
