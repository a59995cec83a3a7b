import type { Resolvers } from "../__generated__/resolvers.ts";
import { InputRefusal, mutate } from "../errors/mutate.ts";
import { accountAfterChange } from "../member/member.resolvers.ts";
import { memberUpstream } from "../member/member.upstream.ts";
import type { PushEvent } from "../push/subscription.ts";
import type { Context } from "../request/context.ts";
import { identityCheckUpstream } from "./identityCheck.upstream.ts";

const mostImages = 3;
const imageIdForm = /^[\w-]{1,64}$/;

export const identityCheckResolvers: Resolvers = {
  Member: { identityCheck: (_, __, { upstream }) => upstream(identityCheckUpstream).read() },

  SubmitIdentityDocumentPayload: { member: accountAfterChange },

  Mutation: {
    submitIdentityDocument: (_, { input }, { upstream, language }) =>
      mutate(
        async () => {
          const { kind } = input;
          const imageIds = [...new Set(input.imageIds)];
          if (kind === "UNKNOWN") throw new InputRefusal("VALIDATION_FAILED", ["kind"]);
          if (imageIds.length === 0 || imageIds.length > mostImages || !imageIds.every((id) => imageIdForm.test(id))) {
            throw new InputRefusal("VALIDATION_FAILED", ["imageIds"]);
          }
          await upstream(identityCheckUpstream).submit({ kind, imageIds });
          return {};
        },
        { language, fields: { kind: ["kind"], imageIds: ["imageIds"] }, refused: () => ({}) },
      ),
  },

  Subscription: {
    identityCheckChanged: {
      // A decision is a message, so the platform needs no event of its own for it.
      subscribe: (_, __, context) =>
        context.services.push.watch("message", context, async () =>
          JSON.stringify(await context.upstream(identityCheckUpstream).read()),
        ),
      resolve: (event: PushEvent, _: unknown, context: Context) => {
        if (event.over !== null) throw event.over;
        return context.upstream(memberUpstream).info();
      },
    },
  },
};
