import type { Resolvers } from "../__generated__/resolvers.ts";
import { mutate } from "../errors/mutate.ts";
import { logOut } from "../session/logout.ts";
import { realityCheckUpstream } from "./realityCheck.upstream.ts";

export const realityCheckResolvers: Resolvers = {
  Member: { realityCheck: (_, __, { upstream }) => upstream(realityCheckUpstream).read() },

  Mutation: {
    setRealityCheck: (_, { input }, { upstream, language }) =>
      mutate(
        async () => {
          await upstream(realityCheckUpstream).set(input.intervalMinutes ?? null);
          return {};
        },
        { language, fields: { interval: ["intervalMinutes"] }, refused: () => ({}) },
      ),

    acknowledgeRealityCheck: (_, { input: { action } }, context) =>
      mutate(
        async () => {
          await context.upstream(realityCheckUpstream).acknowledge(action);
          // The platform ended all sessions of the account.
          if (action === "EXIT") await logOut(context, { forget: false });
          return {};
        },
        { language: context.language, fields: { action: ["action"] }, refused: () => ({}) },
      ),
  },
};
