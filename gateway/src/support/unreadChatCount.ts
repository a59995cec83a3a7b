import type { Context } from "../request/context.ts";

/** Answers in the chat room that were not read yet; none where there is no room. */
export async function unreadChatCount({ session, upstream }: Context): Promise<number> {
  if (session === null || session.kind === "TRIAL") return 0;
  const { features } = await upstream.site.permission();
  return features.chat ? upstream.support.unreadChatCount() : 0;
}
