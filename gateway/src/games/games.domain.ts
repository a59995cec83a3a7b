import type { Domain } from "../graph/domain.ts";
import { gameDetailsResolvers } from "./details.resolvers.ts";
import { gamesNodes, gamesResolvers } from "./games.resolvers.ts";
import { homeSectionsResolvers } from "./homeSections.resolvers.ts";
import { winnersResolvers } from "./winners.resolvers.ts";

/** The game catalogue, search, favourites, launches and winners. */
export const games: Domain = {
  name: "games",
  resolvers: [gamesResolvers, gameDetailsResolvers, homeSectionsResolvers, winnersResolvers],
  nodes: gamesNodes,
};
