import type { Resolvers } from "../__generated__/resolvers.ts";
import { memberUpstream } from "../member/member.upstream.ts";
import type { PushEvent } from "../push/subscription.ts";
import type { Context } from "../request/context.ts";
import { siteUpstream } from "../site/site.upstream.ts";
import { supportUpstream } from "./support.upstream.ts";

/** Unread answers in the member's chat. 0 where the brand has no chat. */
async function unreadChatCount({ session, upstream }: Context): Promise<number> {
  if (session === null || session.kind === "TRIAL") return 0;
  const { features } = await upstream(siteUpstream).permission();
  return features.chat ? upstream(supportUpstream).unreadChatCount() : 0;
}

export const unreadCountsResolvers: Resolvers = {
  Member: { unreadChatCount: (_, __, context) => unreadChatCount(context) },

  Subscription: {
    unreadCountsChanged: {
      subscribe: (_, __, context) =>
        context.services.push.watch("message", context, async () =>
          [await context.upstream(memberUpstream).unreadCount(), await unreadChatCount(context)].join(),
        ),
      resolve: (event: PushEvent, _: unknown, context: Context) => {
        if (event.over !== null) throw event.over;
        return context.upstream(memberUpstream).info();
      },
    },
  },
};
