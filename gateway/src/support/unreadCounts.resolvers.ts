import type { Resolvers } from "../__generated__/resolvers.ts";
import type { Context } from "../request/context.ts";
import { siteUpstream } from "../site/site.upstream.ts";
import { supportUpstream } from "./support.upstream.ts";

/** Unread answers in the member's chat. 0 where the brand has no chat. */
export async function unreadChatCount({ session, upstream }: Context): Promise<number> {
  if (session === null || session.kind === "TRIAL") return 0;
  const { features } = await upstream(siteUpstream).permission();
  return features.chat ? upstream(supportUpstream).unreadChatCount() : 0;
}

export const unreadCountsResolvers: Resolvers = {
  Member: { unreadChatCount: (_, __, context) => unreadChatCount(context) },
};
