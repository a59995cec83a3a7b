import { z } from "zod";
import { unavailable } from "../errors/upstreamError.ts";
import { change, ownRead } from "../upstream/calls.ts";
import { defineUpstream } from "../upstream/scope.ts";
import { count, maybeInstant, text } from "../upstream/wire.ts";

/** Sealed links to customer service, by their kind. */
const service = z.object({
  version: z.object({
    pathList: z
      .array(
        z
          .object({ type: z.union([z.string(), z.number()]).transform(String), path: z.string().min(1).max(8_000) })
          .nullable()
          .catch(null),
      )
      .max(50),
  }),
});

const chatMinutes = 5;
const chatRoom = z.object({ url: text, expiresAt: maybeInstant }).transform(({ url, expiresAt }) => ({
  url,
  expiresAt: expiresAt ?? new Date(Date.now() + chatMinutes * 60_000).toISOString(),
}));

/** The platform's codes of the two kinds of customer service. */
const liveType = "3";
const vipType = "4";

const calls = {
  service: ownRead("GET /wps/system/customerService", service),
  // Each answer can be opened once, so it must not be shared.
  chat: change("GET /wps/relay/CSP_chatUrl", chatRoom),
  unread: ownRead("GET /wps/relay/CSP_chatUnreadCount", z.object({ count })),
};

/** The platform calls for customer service. */
export const supportUpstream = defineUpstream((scope) => ({
  /** A link that is still sealed. */
  async serviceLink(wantsVip: boolean): Promise<{ sealed: string; isVip: boolean }> {
    const { version } = await calls.service(scope, { query: { vip: wantsVip ? 1 : 0 } });
    const pathOf = (wanted: string) => version.pathList.find((entry) => entry?.type === wanted)?.path;
    const vip = wantsVip ? pathOf(vipType) : undefined;
    // Without a VIP link, VIP members use the one for everybody.
    const sealed = vip ?? pathOf(liveType);
    if (sealed === undefined) throw unavailable("no service link");
    return { sealed, isVip: vip !== undefined };
  },

  chat: ({ title, headerColor }: { title: string; headerColor: string | null }) =>
    calls.chat(scope, {
      query: { b2c: true, title, language: scope.caller.language, headerColor: headerColor ?? undefined },
    }),

  unreadChatCount: async () => (await calls.unread(scope)).count,
}));
