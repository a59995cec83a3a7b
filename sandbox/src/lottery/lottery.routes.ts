import { type Context, Hono } from "hono";
import { z } from "zod";
import type { CorePlatform } from "../corePlatform.ts";
import { recentIds } from "../games/memberGames.ts";
import type { AppEnv } from "../http/env.ts";
import { ok } from "../http/envelope.ts";
import { requireRealAccount } from "../http/guard.ts";
import { readQuery, text } from "../http/input.ts";
import { type Language, toLanguage } from "../http/languages.ts";
import { shared } from "../http/sharedCache.ts";
import { PRIZE_MODES } from "../lotteryRules/kinds.ts";
import { drawView, resultView, roundView, upcomingViews } from "./draws/draw.wire.ts";
import { commitmentTo, resultsOf, roundsOf, standingAt } from "./draws/draws.ts";
import { momentOf } from "./draws/moment.ts";
import { findLottery, requireLottery } from "./lotteries.ts";
import { lotteriesIn, lotteryMenu, lotteryViews } from "./menu.ts";
import { playTypeViews } from "./playType.wire.ts";

const MOST_RESULTS = 100;
const MOST_POPULAR = 20;
const MOST_STANDINGS = 100;
/** As many as the longest chase. */
const MOST_UPCOMING = 50;

const language = z.string().max(8).optional();
const MenuQuery = z.object({
  prizeMode: z
    .string()
    .max(20)
    .optional()
    .transform((value) => PRIZE_MODES.find((mode) => mode === value)),
  language,
});
const PopularQuery = MenuQuery.extend({
  count: z.coerce.number().int().min(1).max(MOST_RESULTS).default(MOST_POPULAR),
});
const ResultsQuery = z.object({
  gameCode: text(60, 1),
  count: z.coerce.number().int().min(1).max(MOST_RESULTS).default(MOST_RESULTS),
});
const LanguageQuery = z.object({ language });
const UpcomingQuery = z.object({ count: z.coerce.number().int().min(1).max(MOST_UPCOMING).default(MOST_UPCOMING) });
const StandingsQuery = z.object({
  gameCodes: text(6_200, 1).transform((codes) => codes.split(",").slice(0, MOST_STANDINGS)),
});

/** Lotteries, their draws and play types; the answers are the same for everybody. */
export function lotteryRoutes(platform: CorePlatform) {
  const results = async (c: Context<AppEnv>) => {
    const { gameCode, count } = readQuery(c, ResultsQuery);
    const lottery = await requireLottery(platform, gameCode);
    const draws = await resultsOf(platform, lottery, count);
    return ok(c, { list: draws.map((draw) => resultView(draw, lottery)) });
  };
  const spoken = (c: { var: { language: Language } }, asked: string | undefined) =>
    asked === undefined ? c.var.language : toLanguage(asked);

  return new Hono<AppEnv>()
    .get("/lgw/games/game_menus", shared(30), async (c) => {
      const { prizeMode, language } = readQuery(c, MenuQuery);
      return ok(c, { list: await lotteryMenu(platform, prizeMode, spoken(c, language)) });
    })
    .get("/lgw/vn/games/game_menu", shared(30), async (c) => {
      const { language } = readQuery(c, LanguageQuery);
      return ok(c, { list: await lotteryMenu(platform, "VN", spoken(c, language)) });
    })
    .get("/lgw/games/popular", shared(30), async (c) => {
      const { prizeMode, language, count } = readQuery(c, PopularQuery);
      const lotteries = await lotteriesIn(platform, prizeMode);
      const popular = lotteries.toSorted((a, b) => b.game.popularity - a.game.popularity).slice(0, count);
      return ok(c, { list: await lotteryViews(platform, popular, spoken(c, language)) });
    })
    .get("/lgw/vn/games/recent", requireRealAccount, async (c) => {
      const { language } = readQuery(c, LanguageQuery);
      const lotteries = await lotteriesIn(platform, "VN");
      const ids = await recentIds(platform.db, c.var.session.memberId);
      const played = ids.flatMap((nodeId) => lotteries.find(({ game }) => game.nodeId === nodeId) ?? []);
      return ok(c, { list: await lotteryViews(platform, played, spoken(c, language)) });
    })
    .get("/lotto/lgw/games/opened/numero", shared(5), results)
    .get("/lgw/games/opened/numero", shared(5), results)
    .get("/lgw/vn/numeros/opened/game", shared(5), results)
    .get("/lgw/games/standings", shared(1), async (c) => {
      const { gameCodes } = readQuery(c, StandingsQuery);
      const found = await Promise.all(gameCodes.map((gameCode) => findLottery(platform, gameCode)));
      const lotteries = [...new Set(found.filter((lottery) => lottery !== undefined))];
      const { moment, rounds } = await roundsOf(platform, lotteries);
      return ok(c, { list: rounds.map((round) => roundView(round, moment.now)) });
    })
    .get("/lgw/games/:gameCode/current", async (c) => {
      const lottery = await requireLottery(platform, c.req.param("gameCode"));
      const moment = await momentOf(platform, platform.db, [lottery]);
      const { current, isClosed, next } = standingAt(lottery, moment);
      const commitment = commitmentTo(moment, lottery, current);
      return ok(c, drawView(current, { now: moment.now, isClosed, nextNumero: next.numero, commitment }));
    })
    .get("/lgw/games/:gameCode/upcoming", shared(1), async (c) => {
      const { count } = readQuery(c, UpcomingQuery);
      const lottery = await requireLottery(platform, c.req.param("gameCode"));
      const moment = await momentOf(platform, platform.db, [lottery]);
      return ok(c, { list: upcomingViews(lottery, moment, count) });
    })
    .get("/lgw/games/:gameCode/play_types", shared(300), async (c) => {
      const { language } = readQuery(c, LanguageQuery);
      const lottery = await requireLottery(platform, c.req.param("gameCode"));
      return ok(c, { list: playTypeViews(lottery, spoken(c, language)) });
    });
}
