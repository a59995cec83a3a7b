import type { Resolvers } from "../__generated__/resolvers.ts";
import { AtriumError } from "../errors/atriumError.ts";
import { InputRefusal, mutate } from "../errors/mutate.ts";
import { globalId, type NodeLookups } from "../graph/node.ts";
import type { PushEvent } from "../push/push.ts";
import type { Context } from "../request/context.ts";
import { unreadChatCount } from "../support/unreadChatCount.ts";
import type { Account } from "./member.upstream.ts";

/** The caller's account; null for guests, who have none. Whoever thinks to be logged in is told when that is over. */
export async function ownAccount(context: Context): Promise<Account | null> {
  if (context.session === null) {
    if (context.isSessionOver) throw new AtriumError("SESSION_EXPIRED");
    return null;
  }
  context.requireSession();
  return context.upstream.member.info();
}

export const memberResolvers: Resolvers = {
  Viewer: { member: (_, __, context) => ownAccount(context) },

  Member: {
    id: ({ customerId }) => globalId("Member", customerId),
    internalID: ({ customerId }) => customerId,
    lastLogin: (_, __, { session }) => session?.lastLogin ?? null,
    avatar: (_, __, { upstream }) => upstream.member.avatar(),
    avatarChoices: (_, __, { upstream }) => upstream.member.avatars(),
    unreadMessageCount: (_, __, { upstream }) => upstream.member.unreadCount(),
  },

  AvatarChoice: { internalID: ({ key }) => key },

  SetAvatarPayload: { member: ({ userErrors }, _, context) => (userErrors.length > 0 ? null : ownAccount(context)) },
  SetLanguagePayload: { member: ({ userErrors }, _, context) => (userErrors.length > 0 ? null : ownAccount(context)) },

  Mutation: {
    setAvatar: (_, { input }, { upstream, language }) =>
      mutate(
        async () => {
          const choices = await upstream.member.avatars();
          if (!choices.some(({ key }) => key === input.internalID)) {
            throw new InputRefusal("VALIDATION_FAILED", ["internalID"]);
          }
          await upstream.member.setAvatar(input.internalID);
          return {};
        },
        { language, fields: { avatarId: ["internalID"] }, refused: () => ({}) },
      ),
    setLanguage: (_, { input }, context) =>
      mutate(
        async () => {
          const { languages } = await context.upstream.site.permission();
          if (!languages.some(({ code }) => code === input.code)) throw new InputRefusal("VALIDATION_FAILED", ["code"]);
          await context.upstream.member.setLanguage(input.code);
          return {};
        },
        { language: context.language, fields: { language: ["code"] }, refused: () => ({}) },
      ),
  },

  Subscription: {
    unreadCountsChanged: {
      subscribe: (_, __, context) =>
        context.services.push.watch("message", context, async () =>
          [await context.upstream.member.unreadCount(), await unreadChatCount(context)].join(),
        ),
      resolve: (event: PushEvent, _: unknown, context: Context) => {
        if (event.over !== null) throw event.over;
        return context.upstream.member.info();
      },
    },
  },
};

export const memberNodes: NodeLookups = {
  Member: (key, context) => (context.session?.customerId === key ? ownAccount(context) : null),
};
