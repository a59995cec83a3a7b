import type { Resolvers } from "../__generated__/resolvers.ts";
import { mutate } from "../errors/mutate.ts";
import { payoutRequestsUpstream } from "./payoutRequests.upstream.ts";

/** What contracts pay on request, and the requests for it. */
export const payoutRequestResolvers: Resolvers = {
  Agent: { payoutRequests: (_, __, { upstream }) => upstream(payoutRequestsUpstream).list() },
  Mutation: {
    requestPayout: (_, { input: { currency, idempotencyKey } }, { upstream, language }) =>
      mutate({ language }, async () => ({
        request: await upstream(payoutRequestsUpstream).request(idempotencyKey, currency),
      })),
  },
};
