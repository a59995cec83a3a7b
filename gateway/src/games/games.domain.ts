import type { Domain } from "../graph/domain.ts";
import { newRowsOf } from "../graph/watches.ts";
import { gameDetailsResolvers } from "./details.resolvers.ts";
import { gamesNodes, gamesResolvers } from "./games.resolvers.ts";
import { homeSectionsResolvers } from "./homeSections.resolvers.ts";
import { winnersResolvers } from "./winners.resolvers.ts";
import { winnersUpstream } from "./winners.upstream.ts";

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
