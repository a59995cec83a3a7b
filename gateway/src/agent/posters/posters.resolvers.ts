import type { Resolvers } from "../../__generated__/resolvers.ts";
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
};

export const posterNodes: NodeLookups = {
  Poster: (key, { upstream }) => (idForm.test(key) ? upstream(postersUpstream).byId(key) : null),
};
