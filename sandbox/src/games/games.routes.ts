import { gameCategories } from "@atrium/schema/values";
import { Hono } from "hono";
import { z } from "zod";
import type { CorePlatform } from "../corePlatform.ts";
import type { AppEnv } from "../http/env.ts";
import { ok } from "../http/envelope.ts";
import { PlatformError } from "../http/errors.ts";
import { readQuery, rowId, someCode, text } from "../http/input.ts";
import { toLanguage } from "../http/languages.ts";
import { pageOf, pageQuery, totalPagesOf } from "../http/paging.ts";
import { shared } from "../http/sharedCache.ts";
import { CATALOGUE_CURRENCY, toMinor } from "../money.ts";
import { catalogueOf } from "./catalogue.ts";
import { classificationTitle } from "./classifications.ts";
import { describe } from "./gameDescription.ts";
import { GAME_TEXTS } from "./games.texts.ts";
import { gameView, vendorCard } from "./gameView.ts";
import { LABELS } from "./labels.ts";

/** The contract's default page size for games. */
export const GAME_PAGE_SIZE = 28;
const MOST_VENDORS = 60;
const MOST_LISTED = 100;
const KEYWORD = /\S.*\S/;

const language = z.string().max(8).optional().transform(toLanguage);

const ListQuery = pageQuery(GAME_PAGE_SIZE).extend({
  gameType: someCode,
  vassalage: someCode,
  vassalages: text(61 * MOST_VENDORS)
    .optional()
    .transform((value) => value?.split(",").filter(Boolean))
    .refine((list) => (list?.length ?? 0) <= MOST_VENDORS),
  gameClassify: someCode,
  gameName: text(200).optional(),
  minBet: z
    .string()
    .max(20)
    .optional()
    .transform((value, context) => {
      if (!value) return undefined;
      // A fraction that the currency does not have is rounded down to whole minor units.
      const minor = /^\d+(\.\d+)?$/.test(value) ? toMinor(value.split(".")[0] ?? "", CATALOGUE_CURRENCY) : undefined;
      if (minor === undefined) context.addIssue({ code: "custom", message: "not an amount" });
      return minor;
    }),
  minLineNum: z.coerce.number().int().min(0).max(1_000_000).optional(),
  sort: z.enum(["POPULAR", "NEW", "NAME", "RTP"]).default("POPULAR"),
  label: z.enum(LABELS).optional(),
  language,
});
const HotQuery = z.object({ vassalage: someCode, language });
const DetailQuery = z.object({ nodeId: rowId, language });
const IdsQuery = z.object({
  nodeIds: text(65 * MOST_LISTED).transform((value) => value.split(",").slice(0, MOST_LISTED).map(Number)),
  language,
});
const SearchQuery = z.object({
  keyword: text(50, 2).regex(KEYWORD),
  limit: z.coerce.number().int().min(1).max(100).default(20),
  language,
});
const VendorQuery = z.object({ language });
const VassQuery = z.object({ vassalage: someCode, language });

/** The catalogue; the answers are the same for everybody. */
export const gameRoutes = (platform: CorePlatform) =>
  new Hono<AppEnv>()
    .get("/wps/relay/GCSGAME_gameList", shared(30), async (c) => {
      const { vassalage, vassalages, ...query } = readQuery(c, ListQuery);
      const catalogue = await catalogueOf(platform);
      const now = platform.clock.now();
      const vendors = vassalages?.length ? vassalages : vassalage ? [vassalage] : undefined;
      const found = catalogue.list({ ...query, vendors }, now);
      return ok(c, {
        games: pageOf([...found], query).map((game) => gameView(catalogue, game, query.language, now)),
        totalPages: totalPagesOf(found.length, query.pageSize),
        totalCount: found.length,
        pageNo: query.pageNo,
        pageSize: query.pageSize,
      });
    })
    .get("/wps/relay/GCSGAME_hotGamesV2", shared(30), async (c) => {
      const { vassalage, language } = readQuery(c, HotQuery);
      const catalogue = await catalogueOf(platform);
      const now = platform.clock.now();
      const hot = catalogue.hot().filter((game) => vassalage === undefined || game.vassalage === vassalage);
      return ok(c, { list: hot.map((game) => gameView(catalogue, game, language, now)) });
    })
    .get("/wps/relay/GCSGAME_gameDetail", shared(30), async (c) => {
      const { nodeId, language } = readQuery(c, DetailQuery);
      const catalogue = await catalogueOf(platform);
      const game = catalogue.find(nodeId);
      if (!game) throw new PlatformError("GAME_NOT_FOUND");
      return ok(c, { ...gameView(catalogue, game, language, platform.clock.now()), ...describe(game, language) });
    })
    .get("/wps/relay/GCSGAME_gamesByIds", shared(30), async (c) => {
      const { nodeIds, language } = readQuery(c, IdsQuery);
      const catalogue = await catalogueOf(platform);
      const now = platform.clock.now();
      return ok(c, { list: catalogue.pick(nodeIds).map((game) => gameView(catalogue, game, language, now)) });
    })
    .get("/wps/relay/GCSGAME_search", shared(30), async (c) => {
      const { keyword, limit, language } = readQuery(c, SearchQuery);
      const catalogue = await catalogueOf(platform);
      const now = platform.clock.now();
      const games = catalogue.list({ gameName: keyword, sort: "POPULAR", language }, now).slice(0, limit);
      return ok(c, {
        games: games.map((game) => gameView(catalogue, game, language, now)),
        vendors: catalogue
          .findVendors(keyword)
          .slice(0, limit)
          .map((vendor) =>
            vendorCard(vendor, catalogue.all().filter(({ vassalage }) => vassalage === vendor.code).length, now),
          ),
      });
    })
    .get("/wps/relay/GCSGAME_vendorList", shared(60), async (c) => {
      const { language } = readQuery(c, VendorQuery);
      const catalogue = await catalogueOf(platform);
      const now = platform.clock.now();
      const list = gameCategories.map((category) => ({
        title: GAME_TEXTS[language].categories[category],
        gameType: category,
        gameClassify: category,
        cards: catalogue.vendorsOf(category).map(({ vendor, gameCount }) => vendorCard(vendor, gameCount, now)),
      }));
      return ok(c, { list: list.filter(({ cards }) => cards.length > 0) });
    })
    .get("/wps/relay/GCSGAME_vassGameType", shared(60), async (c) => {
      const { vassalage, language } = readQuery(c, VassQuery);
      const catalogue = await catalogueOf(platform);
      const list = catalogue
        .kindsOf(vassalage)
        .map((kind) => ({ ...kind, title: classificationTitle(kind.gameClassify, language) }));
      return ok(c, { list });
    });
