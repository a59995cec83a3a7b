import type { Resolvers } from "../__generated__/resolvers.ts";
import type { Context } from "../request/context.ts";
import type { Game } from "./games.upstream.ts";

/** Tables are a matter of games between players: for others nobody is asked. */
async function roomsOf(game: Game, { upstream }: Context) {
  if (game.category !== "PVP") return [];
  const rooms = await upstream.gameDetails.rooms(game);
  if (rooms.length === 0) return [];
  const [own = ""] = game.currency === null ? (await upstream.site.permission()).brand.currencies : [game.currency];
  return rooms.map(({ minBalance, currency, ...room }) => ({
    ...room,
    minBalance: { amount: minBalance, currency: currency ?? own },
  }));
}

/** What is asked about single games, vendors and categories. */
export const gameDetailsResolvers: Resolvers = {
  Game: {
    rooms: (game, _, context) => roomsOf(game, context),
    detail: async ({ key }, _, { upstream }) => (await upstream.gameDetails.game(key))?.detail ?? null,
  },
  Vendor: { gameTypes: ({ code }, _, { upstream }) => upstream.gameDetails.kinds(code) },
  GameMenuEntry: {
    gameTypes: async ({ category }, _, { upstream }) =>
      (await upstream.gameDetails.kinds()).filter((kind) => kind.category === category),
  },
};
