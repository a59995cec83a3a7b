import type { Resolvers } from "../__generated__/resolvers.ts";
import { mutate } from "../errors/mutate.ts";
import type { MemberModel } from "../member/member.model.ts";
import { accountAfterChange } from "../member/member.resolvers.ts";
import { memberUpstream } from "../member/member.upstream.ts";
import type { PushEvent } from "../push/subscription.ts";
import type { Context } from "../request/context.ts";
import { signInUpstream } from "./signIn.upstream.ts";

export const signInResolvers: Resolvers = {
  Site: { dailySignIn: (_, __, { upstream }) => upstream(signInUpstream).calendar() },

  Member: { dailySignIn: (_, __, { upstream }) => upstream(signInUpstream).standing() },

  SignInTodayPayload: { member: accountAfterChange },

  Mutation: {
    signInToday: (_, { input }, { upstream, language }) =>
      mutate(
        async () => {
          await upstream(signInUpstream).signIn(input.idempotencyKey);
          return {};
        },
        { language, refused: () => ({}) },
      ),
  },

  Subscription: {
    dailySignInChanged: {
      subscribe: (_, __, context) => {
        const probe = async () => JSON.stringify(await context.upstream(signInUpstream).standing());
        return context.services.push.watch("balance", context, probe, { startsAtOnce: true });
      },
      resolve: (event: PushEvent, _: unknown, context: Context): Promise<MemberModel> => {
        if (event.over !== null) throw event.over;
        return context.upstream(memberUpstream).info();
      },
    },
  },
};
