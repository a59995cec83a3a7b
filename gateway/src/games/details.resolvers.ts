import type { Resolvers } from "../__generated__/resolvers.ts";
import type { Context } from "../request/context.ts";
import { siteUpstream } from "../site/site.upstream.ts";
import { detailsUpstream } from "./details.upstream.ts";
import type { GameModel } from "./games.model.ts";

/** Only games between players have tables, so other games need no call. */
async function roomsOf(game: GameModel, { upstream }: Context) {
  if (game.category !== "PVP") return [];
  const rooms = await upstream(detailsUpstream).rooms(game);
  if (rooms.length === 0) return [];
  const [own = ""] =
    game.currency === null ? (await upstream(siteUpstream).permission()).brand.currencies : [game.currency];
  return rooms.map(({ minBalance, currency, ...room }) => ({
    ...room,
    minBalance: { amount: minBalance, currency: currency ?? own },
  }));
}

/** Details of games, vendors and categories. */
export const gameDetailsResolvers: Resolvers = {
  Game: {
    rooms: (game, _, context) => roomsOf(game, context),
    detail: async ({ internalID }, _, { upstream }) =>
      (await upstream(detailsUpstream).game(internalID))?.detail ?? null,
  },
  Site: { matches: (_, { category }, { upstream }) => upstream(detailsUpstream).matches(category) },
  Vendor: { gameTypes: ({ code }, _, { upstream }) => upstream(detailsUpstream).kinds(code) },
  GameMenuEntry: {
    gameTypes: async ({ category }, _, { upstream }) =>
      (await upstream(detailsUpstream).kinds()).filter((kind) => kind.category === category),
  },
};
