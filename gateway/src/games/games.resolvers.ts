import type { Resolvers } from "../__generated__/resolvers.ts";
import type { GameFilter, Money } from "../__generated__/types.ts";
import { mutate } from "../errors/mutate.ts";
import { globalId } from "../graph/globalId.ts";
import type { NodeLookups } from "../graph/node.ts";
import { arrayConnection, pageConnection } from "../paging/connection.ts";
import { cursorSeal } from "../paging/cursor.ts";
import type { Context } from "../request/context.ts";
import { siteUpstream } from "../site/site.upstream.ts";
import { catalogueFilter, hotFilter, searchText } from "./gameFilter.ts";
import { gameSearch } from "./gameSearch.ts";
import type { GameModel, VendorDetails, VendorModel } from "./games.model.ts";
import { gamesUpstream } from "./games.upstream.ts";
import { gameOf, launchAddresses, launchGame, roomIdOf } from "./launch.ts";

const defaultSize = 28;

/** The stake with its currency. Only a game without a currency waits for that of the brand. */
function stake(amount: string | null, { currency }: GameModel, { upstream }: Context): Money | null | Promise<Money> {
  if (amount === null) return null;
  if (currency !== null) return { amount, currency };
  return upstream(siteUpstream)
    .permission()
    .then(({ brand }) => ({ amount, currency: brand.currencies[0] ?? "" }));
}

/** Reads a vendor's details. Only vendors that did not come from the menu need to wait for it. */
function ofVendor<T>(
  vendor: VendorModel,
  { upstream }: Context,
  read: (details: VendorDetails | null | undefined) => T,
): T | Promise<T> {
  if (vendor.details !== null) return read(vendor.details);
  return upstream(gamesUpstream)
    .vendor(vendor.code)
    .then((found) => read(found?.details));
}

/**
 * The filter with the brand's own vendor, when it asks for in-house games. A brand without a vendor of its own has no
 * such games.
 */
async function withOwnVendor(filter: GameFilter | null | undefined, upstream: Context["upstream"]) {
  if (!filter?.isInHouse) return filter;
  const { inHouseVendorCode } = (await upstream(siteUpstream).permission()).brand;
  return { ...filter, vendorCodes: [inHouseVendorCode ?? "-"] };
}

const byCategory = (games: readonly GameModel[], category: GameModel["category"] | undefined) =>
  category == null ? games : games.filter((game) => game.category === category);

const gameKey = ({ internalID }: GameModel) => internalID;

export const gamesResolvers: Resolvers = {
  Site: {
    gameMenu: (_, __, { upstream }) => upstream(gamesUpstream).menu(),
    games: async (_, { filter, sort, ...args }, { upstream }) => {
      const query = { filter: catalogueFilter(await withOwnVendor(filter, upstream)), sort };
      return pageConnection(args, { list: "games", filter: query, defaultSize }, (page) =>
        upstream(gamesUpstream).list(query, page),
      );
    },
    hotGames: async (_, { filter, ...args }, { upstream }) => {
      const query = hotFilter(filter);
      return arrayConnection(
        args,
        { list: "hotGames", filter: query, defaultSize },
        await upstream(gamesUpstream).hot(query),
        gameKey,
      );
    },
    search: (_, args, context) =>
      context.uncached().brand.of(gameSearch).find(context.language, searchText(args), args.first),
  },

  Member: {
    favoriteGames: async (_, { filter, ...args }, { upstream }) => {
      const { favorites, allFavorites } = upstream(gamesUpstream);
      const options = { list: "favoriteGames", filter, defaultSize };
      // The platform selects no category, so that filter needs the whole list.
      if (filter?.category != null)
        return arrayConnection(args, options, byCategory(await allFavorites(), filter.category), gameKey);
      return pageConnection(args, options, favorites);
    },
    favoriteGameIds: async (_, __, { upstream }) =>
      (await upstream(gamesUpstream).favoriteIds()).map((internalID) => globalId("Game", internalID)),
    recentGames: async (_, args, { upstream }) =>
      arrayConnection(args, { list: "recentGames", defaultSize }, await upstream(gamesUpstream).recent(), gameKey),
  },

  GameMenuEntry: { id: ({ category }) => globalId("GameMenuEntry", category) },

  Vendor: {
    id: ({ code }) => globalId("Vendor", code),
    name: (vendor, _, context) => vendor.name ?? ofVendor(vendor, context, (details) => details?.name ?? vendor.code),
    logo: (vendor, _, context) => ofVendor(vendor, context, (details) => details?.logo ?? null),
    status: (vendor, _, context) => ofVendor(vendor, context, (details) => details?.status ?? "UNKNOWN"),
    opensAsList: (vendor, _, context) => ofVendor(vendor, context, (details) => details?.opensAsList ?? false),
  },

  Game: {
    minBet: (game, _, context) => stake(game.minBet, game, context),
    maxBet: (game, _, context) => stake(game.maxBet, game, context),
  },

  GameLaunch: {
    url: async (launch, _, { cdn }) => (await launchAddresses(launch, cdn))[0] ?? launch.address,
    fallbackUrls: async (launch, _, { cdn }) => (await launchAddresses(launch, cdn)).slice(1),
  },

  Mutation: {
    addFavoriteGame: (_, { input }, context) =>
      mutate({ language: context.language, fields: { nodeId: ["gameId"] } }, async () => {
        const game = await gameOf(context, input);
        await context.upstream(gamesUpstream).markFavorite(game, true);
        return { game, favoriteEdge: { node: game, cursor: cursorSeal("favoriteGames").cursor(0) } };
      }),
    removeFavoriteGame: (_, { input }, context) =>
      mutate({ language: context.language, fields: { nodeId: ["gameId"] } }, async () => {
        await context.upstream(gamesUpstream).markFavorite(await gameOf(context, input), false);
        return { removedGameId: input.gameId };
      }),
    launchGame: (_, { input }, context) =>
      launchGame(context, async () => {
        const roomId = roomIdOf(input);
        return context.upstream(gamesUpstream).launch(await gameOf(context, input), { ...input, roomId });
      }),
    launchDemoGame: (_, { input }, context) =>
      launchGame(context, async () => context.upstream(gamesUpstream).launchDemo(await gameOf(context, input), input)),
  },
};

export const gamesNodes: NodeLookups = {
  Game: (key, { upstream }) => upstream(gamesUpstream).byId(key),
  Vendor: async (key, { upstream }) => (await upstream(gamesUpstream).vendor(key)) ?? null,
  GameMenuEntry: async (key, { upstream }) =>
    (await upstream(gamesUpstream).menu()).find(({ category }) => category === key) ?? null,
};
