import type { Resolvers } from "../__generated__/resolvers.ts";
import type { MemberModel } from "../member/member.model.ts";
import { memberUpstream } from "../member/member.upstream.ts";
import type { PushEvent } from "../push/subscription.ts";
import type { Context } from "../request/context.ts";
import { vipUpstream } from "./vip.upstream.ts";

export const vipResolvers: Resolvers = {
  Site: { vipLevels: (_, __, { upstream }) => upstream(vipUpstream).levels() },

  Member: { vipProgress: (_, __, { upstream }) => upstream(vipUpstream).progress() },

  Subscription: {
    vipProgressChanged: {
      subscribe: (_, __, context) => {
        const probe = async () => JSON.stringify(await context.upstream(vipUpstream).progress());
        return context.services.push.watch("balance", context, probe, { startsAtOnce: true });
      },
      resolve: (event: PushEvent, _: unknown, context: Context): Promise<MemberModel> => {
        if (event.over !== null) throw event.over;
        return context.upstream(memberUpstream).info();
      },
    },
  },
};
