import { randomUUID } from "node:crypto";
import DataLoader from "dataloader";
import type { GameCategory, GameLabel, GameSort } from "../__generated__/types.ts";
import type { Page, PageArgs } from "../paging/connection.ts";
import { rowsIn } from "../paging/rowsIn.ts";
import { change, ownRead, sharedRead } from "../upstream/calls.ts";
import { gatewayItself } from "../upstream/http/outgoing.ts";
import { defineUpstream, Scope, type Shared } from "../upstream/scope.ts";
import { SharedCache } from "../upstream/sharedCache.ts";
import { detailsUpstream } from "./details.upstream.ts";
import { findGames, mostListed } from "./findGames.ts";
import type { GameLaunchModel, GameModel, VendorModel } from "./games.model.ts";
import { favorites, gameList, gamePage, idList, launch, vendorMenu } from "./games.wire.ts";
import { readCatalogue } from "./searchCatalogue.ts";

/** Options of a launch. */
export interface LaunchChoice {
  confirmTransfer: boolean;
  /** The table to join. */
  roomId?: string | null | undefined;
}

/** Filter and order of the catalogue. */
export interface CatalogueQuery {
  filter: {
    category?: GameCategory | null | undefined;
    vendorCodes?: readonly string[] | null | undefined;
    search?: string | null | undefined;
    classification?: string | null | undefined;
    minBet?: string | null | undefined;
    minLines?: number | null | undefined;
    label?: GameLabel | null | undefined;
  };
  sort: GameSort;
}

export interface HotQuery {
  category?: GameCategory | null | undefined;
  vendorCodes?: readonly string[] | null | undefined;
}

const relay = "/wps/relay";
const calls = {
  list: sharedRead(`GET ${relay}/GCSGAME_gameList`, gamePage, { maxAge: 30 }),
  // A caller can make up any number of these filters. In the cache of the lobbies they would displace the lobbies.
  listFiltered: sharedRead(`GET ${relay}/GCSGAME_gameList`, gamePage, { maxAge: 30 }),
  // For search, which reads the whole catalogue or any text. In the cache these answers would displace those of the
  // lobbies.
  listOnce: ownRead(`GET ${relay}/GCSGAME_gameList`, gamePage),
  // A caller can make up any number of these lists too.
  listed: sharedRead(`GET ${relay}/GCSGAME_gamesByIds`, gameList, { maxAge: 30, max: 60 }),
  hot: sharedRead(`GET ${relay}/GCSGAME_hotGamesV2`, gameList, { maxAge: 30 }),
  vendors: sharedRead(`GET ${relay}/GCSGAME_vendorList`, vendorMenu, { maxAge: 60 }),
  recent: ownRead(`GET ${relay}/GCS_recentGame`, gameList),
  favorites: ownRead(`GET ${relay}/GCSGAME_favoriteList`, favorites),
  favoriteIds: ownRead(`GET ${relay}/GCSGAME_favoriteIds`, idList),
  // The documents show no answer: the ids are read again then.
  favoriteAdd: change(`POST ${relay}/GCSGAME_favoriteAdd`, idList.nullable().catch(null)),
  favoriteRemove: change(`POST ${relay}/GCSGAME_favoriteRemove`, idList.nullable().catch(null)),
  launch: change("POST /wps/v2/game/launchGame", launch, { milliseconds: 15_000 }),
  launchDemo: change("POST /wps/game/launchDemo", launch, { milliseconds: 15_000 }),
};

const web = { clientType: 3, platform: "flash,html5-desktop" } as const;
const html5 = "html5-desktop";
const sorts: Readonly<Record<GameSort, string>> = {
  POPULAR: "POPULAR",
  NEW: "NEW",
  NAME: "NAME",
  RETURN_TO_PLAYER: "RTP",
};
const mostPerPage = 100;
const launchMinutes = 5;

/** Whether a filter has a text or number of the caller's choice. A single vendor has lobbies of its own. */
const isFreelyFiltered = ({ filter }: CatalogueQuery) =>
  Boolean(filter.search || filter.classification || filter.minBet || filter.minLines) ||
  (filter.vendorCodes?.length ?? 0) > 1;

const catalogueMaxAge = 300;
const cataloguesOf = new WeakMap<Shared, SharedCache<ReadonlyMap<string, GameModel>>>();

/** All games of a brand in a language. The gateway reads them for all callers, at most every five minutes. */
function wholeCatalogue(shared: Shared, language: string): Promise<ReadonlyMap<string, GameModel>> {
  const cache = cataloguesOf.getOrInsertComputed(shared, () => new SharedCache({ maxAge: catalogueMaxAge, max: 10 }));
  return cache.get(language, async () => {
    const itself = { ...gatewayItself, language };
    const { games } = await readCatalogue(() =>
      gamesUpstream.make(new Scope(shared, itself, undefined, () => undefined)),
    );
    return new Map(games.map((game) => [game.internalID, game]));
  });
}

/** The platform calls for games: the catalogue, which is the same for everybody, and the caller's own lists. */
export const gamesUpstream = defineUpstream((scope) => {
  const { merchant } = scope.shared.brand;
  const details = detailsUpstream.make(scope);
  const { language } = scope.caller;

  const detail = async (nodeId: string): Promise<GameModel | null> => (await details.game(nodeId))?.game ?? null;
  const listArgs = ({ filter, sort }: CatalogueQuery, { pageNo, pageSize }: PageArgs) => ({
    query: {
      ...web,
      channel: "WEB",
      merchant,
      gameType: filter.category ?? undefined,
      vassalages: filter.vendorCodes?.join(",") || undefined,
      gameClassify: filter.classification ?? undefined,
      gameName: filter.search || undefined,
      minBet: filter.minBet ?? undefined,
      minLineNum: filter.minLines ?? undefined,
      label: filter.label ?? undefined,
      language,
      sort: sorts[sort],
      pageNo,
      pageSize,
    },
  });
  const list = (query: CatalogueQuery, page: PageArgs): Promise<Page<GameModel>> =>
    (isFreelyFiltered(query) ? calls.listFiltered : calls.list)(scope, listArgs(query, page));
  const listed = (ids: readonly string[]) => calls.listed(scope, { query: { nodeIds: ids.join(","), language } });
  const catalogue = () => {
    // This is no read of this request.
    scope.notes?.forbidKeeping();
    return wholeCatalogue(scope.shared, language);
  };
  // It keeps no values: the loader of a subscription lives as long as the subscription.
  const games = new DataLoader<string, GameModel | null>(
    async (ids) => {
      const found = await findGames(ids, { detail, listed, catalogue });
      return ids.map((id) => found.get(id) ?? null);
    },
    { maxBatchSize: mostListed, cache: false },
  );

  const favoritePage = (pageNo: number, pageSize: number) =>
    calls.favorites(scope, { query: { ...web, language, pageNo, pageSize } });

  const opened = async (
    game: GameModel,
    answer: Promise<{ url: string; expiresAt: string | null }>,
  ): Promise<GameLaunchModel> => {
    const { url, expiresAt } = await answer;
    return { game, address: url, expiresAt: expiresAt ?? new Date(Date.now() + launchMinutes * 60_000).toISOString() };
  };

  return {
    /** One game; null when it does not exist. */
    byId: (internalID: string): Promise<GameModel | null> => games.load(internalID),

    /** Those of the games that exist and that the platform can answer now, in the order of the ids: no list fails for one. */
    async byIds(internalIDs: readonly string[]): Promise<GameModel[]> {
      const found = await games.loadMany(internalIDs);
      return found.flatMap((game) => (game === null || game instanceof Error ? [] : game));
    },

    list,

    /** One uncached page of the catalogue, the most played games first. `search` limits it to names with that text. */
    listOnce: (search: string | undefined, page: PageArgs): Promise<Page<GameModel>> =>
      calls.listOnce(scope, listArgs({ filter: { search }, sort: "POPULAR" }, page)),

    /** One call serves all filters: categories and vendors are selected here. */
    async hot({ category, vendorCodes }: HotQuery): Promise<GameModel[]> {
      const rows = await calls.hot(scope, {
        query: { merchantCode: merchant, isPlatform: 2, platform: html5, language },
      });
      return rows
        .filter((row) => category == null || row.category === category)
        .filter((row) => vendorCodes?.includes(row.vendor.code) ?? true);
    },

    menu: () => calls.vendors(scope, { query: { platform: html5, merchant, language } }),

    /** A vendor from the menu, in any category; undefined when it is in none. */
    async vendor(code: string): Promise<VendorModel | undefined> {
      const entries = await this.menu();
      return entries.flatMap(({ vendors }) => vendors).find(({ vendor }) => vendor.code === code)?.vendor;
    },

    recent: () => calls.recent(scope, { query: { clientType: 3, language, pageNo: 1, pageSize: 50 } }),

    /** One page of the favourites, the latest first. */
    async favorites({ pageNo, pageSize }: PageArgs): Promise<Page<GameModel>> {
      const page = await favoritePage(pageNo, pageSize);
      const { content, totalCount } = page;
      if (totalCount !== null) return { ...rowsIn(content), total: totalCount };
      // A platform that does not count them: all pages but the last one are full.
      const last = pageNo === page.totalPages ? page : await favoritePage(Math.max(1, page.totalPages), pageSize);
      return { ...rowsIn(content), total: Math.max(0, page.totalPages - 1) * pageSize + last.content.length };
    },

    /** All favourites, the latest first. There are at most 200. */
    async allFavorites(): Promise<GameModel[]> {
      const first = await favoritePage(1, mostPerPage);
      const more = Array.from({ length: Math.min(first.totalPages, 10) - 1 }, (_, index) =>
        favoritePage(index + 2, mostPerPage),
      );
      return [first, ...(await Promise.all(more))].flatMap(({ content }) => rowsIn(content).items);
    },

    favoriteIds: () => calls.favoriteIds(scope),

    async markFavorite(game: GameModel, isFavorite: boolean): Promise<void> {
      const mark = isFavorite ? calls.favoriteAdd : calls.favoriteRemove;
      const ids = await mark(scope, {
        body: { nodeId: game.internalID, vendor: game.vendor.code, gameType: game.gameType },
      });
      if (ids !== null) calls.favoriteIds.keep(scope, ids);
    },

    launch(game: GameModel, { confirmTransfer, roomId }: LaunchChoice): Promise<GameLaunchModel> {
      const request = {
        nodeId: game.internalID,
        vassalage: game.vendor.code,
        confirmTrans: confirmTransfer,
        launchMode: "GLS",
        platform: "W",
        clientType: 3,
        merchantCode: merchant,
        language,
      };
      if (roomId != null) return opened(game, details.launchRoom({ ...request, roomId }));
      // A platform moves the wallet's money only with a key. It is sent once: the documents know no key for this call.
      const idempotencyKey = randomUUID();
      return opened(game, calls.launch(scope, { body: { ...request, gameId: game.internalID }, idempotencyKey }));
    },

    launchDemo: (game: GameModel, { ageConfirmed }: { ageConfirmed: boolean }) =>
      opened(game, calls.launchDemo(scope, { body: { nodeId: game.internalID, language, ageConfirmed } })),
  };
});
