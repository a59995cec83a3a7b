import type { Resolvers } from "../../__generated__/resolvers.ts";
import { isAgent } from "../../auth/rights.ts";
import { globalId } from "../../graph/globalId.ts";
import type { NodeLookups } from "../../graph/node.ts";
import { recordField } from "../../paging/recordField.ts";
import { postersUpstream } from "./posters.upstream.ts";

const idForm = /^[\w-]{1,60}$/;

export const posterResolvers: Resolvers = {
  Agent: {
    posters: recordField(
      "posters",
      ({ filter }) => filter ?? {},
      ({ upstream }) => upstream(postersUpstream).list,
      12,
    ),
  },

  Poster: { id: ({ internalID }) => globalId("Poster", internalID) },
};

export const posterNodes: NodeLookups = {
  Poster: (key, { session, upstream }) =>
    session !== null && isAgent(session.kind) && idForm.test(key) ? upstream(postersUpstream).byId(key) : null,
};
