import type { Resolvers } from "../__generated__/resolvers.ts";
import { carryOut } from "../errors/mutate.ts";
import { logOut } from "../session/logout.ts";
import { realityCheckUpstream } from "./realityCheck.upstream.ts";

export const realityCheckResolvers: Resolvers = {
  Member: { realityCheck: (_, __, { upstream }) => upstream(realityCheckUpstream).read() },

  Mutation: {
    setRealityCheck: (_, { input }, { upstream, language }) =>
      carryOut({ language, fields: { interval: ["intervalMinutes"] } }, () =>
        upstream(realityCheckUpstream).set(input.intervalMinutes ?? null),
      ),

    acknowledgeRealityCheck: (_, { input: { action } }, context) =>
      carryOut({ language: context.language, fields: { action: ["action"] } }, async () => {
        await context.upstream(realityCheckUpstream).acknowledge(action);
        // The platform ended all sessions of the account.
        if (action === "EXIT") await logOut(context, { forget: false });
      }),
  },
};
