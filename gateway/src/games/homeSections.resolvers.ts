import type { Resolvers } from "../__generated__/resolvers.ts";
import { badInput } from "../errors/atriumError.ts";
import { gamesUpstream } from "./games.upstream.ts";

/** The games of a row of the home screen. Null for rows of another kind. All rows of hot games share one call. */
export const homeSectionsResolvers: Resolvers = {
  HomeSection: {
    games: async ({ kind, category, limit }, { first }, { upstream }) => {
      if (first != null && (first < 1 || first > 100)) throw badInput("`first` must be from 1 to 100.");
      const size = first ?? limit;
      const games = upstream(gamesUpstream);
      if (kind === "HOT_GAMES") return (await games.hot({ category })).slice(0, size);
      if (kind !== "NEW_GAMES") return null;
      const { items } = await games.list({ filter: { category }, sort: "NEW" }, { pageNo: 1, pageSize: size });
      return [...items];
    },
  },
};
