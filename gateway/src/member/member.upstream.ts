import { z } from "zod";
import type { ImageModel } from "../cdn/cdn.model.ts";
import { pictureOf } from "../cdn/pictures.ts";
import { change, ownRead } from "../upstream/calls.ts";
import { defineUpstream } from "../upstream/scope.ts";
import { count, listOf, maybeText } from "../upstream/wire.ts";
import { avatarChoice, info, type MemberModel } from "./member.wire.ts";

const calls = {
  info: ownRead("GET /wps/member/info", info),
  avatar: ownRead("GET /wps/relay/MCSFE_getPlayerAvatar", z.object({ url: maybeText }).nullable()),
  icon: ownRead("GET /wps/member/info/icon", z.object({ url: maybeText }).nullable()),
  avatars: ownRead("GET /wps/relay/MCSFE_avatarList", listOf(avatarChoice.nullable().catch(null))),
  setAvatar: change("POST /wps/relay/MCSFE_setPlayerAvatar", z.unknown()),
  unread: ownRead("GET /wps/relay/CSP_unreadCount", z.object({ count })),
  language: change("POST /wps/member/language", z.unknown()),
};

/** The platform calls for the caller's own account. */
export const memberUpstream = defineUpstream((scope) => ({
  async info(): Promise<MemberModel> {
    const { currency, ...member } = await calls.info(scope);
    return { ...member, currency: currency ?? scope.shared.unsaid.currency };
  },
  unreadCount: async () => (await calls.unread(scope)).count,
  setLanguage: (language: string) => calls.language(scope, { body: { language } }),

  avatars: async () => (await calls.avatars(scope)).filter((choice) => choice !== null),
  setAvatar: (internalID: string) => calls.setAvatar(scope, { body: { avatarId: Number(internalID) } }),

  async avatar(): Promise<ImageModel | null> {
    return pictureOf((await calls.avatar(scope))?.url ?? null);
  },

  async icon(): Promise<ImageModel | null> {
    return pictureOf((await calls.icon(scope))?.url ?? null);
  },
}));
