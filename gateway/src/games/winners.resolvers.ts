import type { Resolvers } from "../__generated__/resolvers.ts";
import { gamesUpstream } from "./games.upstream.ts";
import { winnersUpstream } from "./winners.upstream.ts";

export const winnersResolvers: Resolvers = {
  Site: {
    winners: (_, { period }, { upstream }) => upstream(winnersUpstream).board(period),
    recentWins: (_, __, { upstream }) => upstream(winnersUpstream).latest(),
  },

  Win: {
    game: ({ game, gameInternalID }, _, { upstream }) =>
      game ?? (gameInternalID === null ? null : upstream(gamesUpstream).byId(gameInternalID)),
  },
};
