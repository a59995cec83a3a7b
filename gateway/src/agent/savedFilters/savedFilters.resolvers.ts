import type { Resolvers } from "../../__generated__/resolvers.ts";
import { isAgent } from "../../auth/rights.ts";
import { mutate } from "../../errors/mutate.ts";
import { globalId } from "../../graph/globalId.ts";
import type { NodeLookups } from "../../graph/node.ts";
import { requireKey } from "../../graph/requireKey.ts";
import { accountAfterChange } from "../../member/member.resolvers.ts";
import { isNumber } from "../downline.upstream.ts";
import { savedFiltersUpstream } from "./savedFilters.upstream.ts";

const fields = { name: ["name"], query: ["query"] };
const payload: Resolvers["SaveFilterPayload"] = { agent: accountAfterChange };

/** The platform's number of a global id. */
const filterIdOf = (id: string) => requireKey("SavedFilter", id, isNumber);

export const savedFilterResolvers: Resolvers = {
  Agent: { savedFilters: (_, __, { upstream }) => upstream(savedFiltersUpstream).list() },

  SavedFilter: { id: ({ internalID }) => globalId("SavedFilter", internalID) },

  SaveFilterPayload: payload,
  RenameSavedFilterPayload: payload,
  DeleteSavedFilterPayload: payload,

  Mutation: {
    saveFilter: (_, { input: { report, name, query } }, { upstream, language }) =>
      mutate(
        async () => {
          await upstream(savedFiltersUpstream).save({ report, name, query });
          return {};
        },
        { language, fields, refused: () => ({}) },
      ),
    renameSavedFilter: (_, { input: { savedFilterId, name } }, { upstream, language }) =>
      mutate(
        async () => {
          await upstream(savedFiltersUpstream).rename(filterIdOf(savedFilterId), name);
          return {};
        },
        { language, fields, refused: () => ({}) },
      ),
    deleteSavedFilter: (_, { input: { savedFilterId } }, { upstream, language }) =>
      mutate(
        async () => {
          await upstream(savedFiltersUpstream).remove(filterIdOf(savedFilterId));
          return {};
        },
        { language, refused: () => ({}) },
      ),
  },
};

export const savedFilterNodes: NodeLookups = {
  SavedFilter: async (key, { session, upstream }) => {
    if (session === null || !isAgent(session.kind)) return null;
    const filters = await upstream(savedFiltersUpstream).list();
    return filters.find(({ internalID }) => internalID === key) ?? null;
  },
};
