import type { Resolvers } from "../__generated__/resolvers.ts";
import { mutate } from "../errors/mutate.ts";
import { accountAfterChange } from "../member/member.resolvers.ts";
import { memberUpstream } from "../member/member.upstream.ts";
import type { PushEvent } from "../push/subscription.ts";
import type { Context } from "../request/context.ts";
import { logOut } from "../session/logout.ts";
import { realityCheckUpstream } from "./realityCheck.upstream.ts";

export const realityCheckResolvers: Resolvers = {
  Member: { realityCheck: (_, __, { upstream }) => upstream(realityCheckUpstream).read() },

  SetRealityCheckPayload: { member: accountAfterChange },
  AcknowledgeRealityCheckPayload: { member: accountAfterChange },

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

  Subscription: {
    realityCheckChanged: {
      subscribe: (_, __, context) =>
        context.services.push.watch("rg", context, async () => {
          const { intervalMinutes, startedAt } = await context.upstream(realityCheckUpstream).read();
          return `${intervalMinutes} ${startedAt}`;
        }),
      resolve: (event: PushEvent, _: unknown, context: Context) => {
        if (event.over !== null) throw event.over;
        return context.upstream(memberUpstream).info();
      },
    },
  },
};
