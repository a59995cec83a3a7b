import type { Resolvers } from "../__generated__/resolvers.ts";
import { AtriumError } from "../errors/atriumError.ts";
import { carryOut, InputRefusal } from "../errors/mutate.ts";
import { globalId } from "../graph/globalId.ts";
import type { NodeLookups } from "../graph/node.ts";
import type { Context } from "../request/context.ts";
import { siteUpstream } from "../site/site.upstream.ts";
import { memberUpstream } from "./member.upstream.ts";
import type { MemberModel } from "./member.wire.ts";

/** The caller's account; null for guests. Throws when the caller's session is over. */
export async function ownAccount(context: Context): Promise<MemberModel | null> {
  if (context.session === null) {
    if (context.refusal !== null) throw new AtriumError(context.refusal);
    return null;
  }
  context.requireSession();
  return context.upstream(memberUpstream).info();
}

export const memberResolvers: Resolvers = {
  Viewer: { member: (_, __, context) => ownAccount(context) },

  Member: {
    id: ({ customerId }) => globalId("Member", customerId),
    internalID: ({ customerId }) => customerId,
    lastLogin: (_, __, { session }) => session?.lastLogin ?? null,
    avatar: (_, __, { upstream }) => upstream(memberUpstream).avatar(),
    icon: (_, __, { upstream }) => upstream(memberUpstream).icon(),
    avatarChoices: (_, __, { upstream }) => upstream(memberUpstream).avatars(),
    unreadMessageCount: (_, __, { upstream }) => upstream(memberUpstream).unreadCount(),
  },

  Mutation: {
    setAvatar: (_, { input }, { upstream, language }) =>
      carryOut({ language, fields: { avatarId: ["internalID"] } }, async () => {
        const choices = await upstream(memberUpstream).avatars();
        if (!choices.some(({ internalID }) => internalID === input.internalID)) {
          throw new InputRefusal("VALIDATION_FAILED", ["internalID"]);
        }
        await upstream(memberUpstream).setAvatar(input.internalID);
      }),
    setLanguage: (_, { input }, context) =>
      carryOut({ language: context.language, fields: { language: ["code"] } }, async () => {
        const { languages } = await context.upstream(siteUpstream).permission();
        if (!languages.some(({ code }) => code === input.code)) throw new InputRefusal("VALIDATION_FAILED", ["code"]);
        await context.upstream(memberUpstream).setLanguage(input.code);
      }),
  },
};

export const memberNodes: NodeLookups = {
  Member: (key, context) => (context.session?.customerId === key ? ownAccount(context) : null),
};
