import type { Resolvers } from "../__generated__/resolvers.ts";
import type { Domain } from "../graph/domain.ts";
import { newRowsOf } from "../graph/watches.ts";
import { gameDetailsResolvers } from "./details.resolvers.ts";
import { gamesNodes, gamesResolvers } from "./games.resolvers.ts";
import { gamesUpstream } from "./games.upstream.ts";
import { homeSectionsResolvers } from "./homeSections.resolvers.ts";
import { winnersUpstream } from "./winners.upstream.ts";

const winnersResolvers: Resolvers = {
  Site: {
    winners: (_, { period }, { upstream }) => upstream(winnersUpstream).board(period),
    recentWins: (_, __, { upstream }) => upstream(winnersUpstream).latest(),
  },

  Win: {
    game: ({ game, gameInternalID }, _, { upstream }) =>
      game ?? (gameInternalID === null ? null : upstream(gamesUpstream).byId(gameInternalID)),
  },
};

/** The game catalogue, search, favourites, launches and winners. */
export const games: Domain = {
  name: "games",
  resolvers: [gamesResolvers, gameDetailsResolvers, homeSectionsResolvers, winnersResolvers],
  nodes: gamesNodes,
  watches: {
    won: newRowsOf(({ upstream }) => ({
      first: () => upstream(winnersUpstream).latest(),
      read: async (moment) => ({ rows: await upstream(winnersUpstream).latestSince(moment), hasMore: true }),
      mostPages: 1,
      keyOf: ({ key }) => key,
      timeOf: ({ wonAt }) => Date.parse(wonAt),
    })),
  },
};
