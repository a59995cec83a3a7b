import type { Resolvers } from "../../__generated__/resolvers.ts";
import { carryOut, sameNames } from "../../errors/mutate.ts";
import type { NodeLookups } from "../../graph/node.ts";
import { requireKey } from "../../graph/requireKey.ts";
import { rowIn } from "../../paging/oneRow.ts";
import { savedFiltersUpstream } from "./savedFilters.upstream.ts";

const fields = sameNames("name", "query");

/** The platform's number of a global id. */
export const filterIdOf = (id: string) => requireKey("SavedFilter", id);

export const savedFilterResolvers: Resolvers = {
  Agent: {
    savedFilters: (_, __, { upstream }) => upstream(savedFiltersUpstream).list(),
    reportMails: (_, __, { upstream }) => upstream(savedFiltersUpstream).mails(),
  },

  Mutation: {
    saveFilter: (_, { input: { report, name, query } }, { upstream, language }) =>
      carryOut({ language, fields }, () => upstream(savedFiltersUpstream).save({ report, name, query })),
    renameSavedFilter: (_, { input: { savedFilterId, name } }, { upstream, language }) =>
      carryOut({ language, fields }, () => upstream(savedFiltersUpstream).rename(filterIdOf(savedFilterId), name)),
    deleteSavedFilter: (_, { input: { savedFilterId } }, { upstream, language }) =>
      carryOut({ language }, () => upstream(savedFiltersUpstream).remove(filterIdOf(savedFilterId))),
  },
};

export const savedFilterNodes: NodeLookups = {
  SavedFilter: (key, { upstream }) => rowIn(upstream(savedFiltersUpstream).list(), key),
};
