import type { Resolvers } from "../__generated__/resolvers.ts";
import type { UpdateProfileInput } from "../__generated__/types.ts";
import { InputRefusal, mutate, sameNames } from "../errors/mutate.ts";
import { profileUpstream } from "./profile.upstream.ts";
import { stepUpToken } from "./stepUp.ts";

/** Fields that can be changed without a step-up: they give nobody access to the account. */
const harmless = new Set(["nickname", "marketing"]);

/** What the input changes. Null is nothing, except for contact fields, which it clears. */
function changesOf({ nickname, birthday, payeeName, marketing, ...contacts }: UpdateProfileInput): UpdateProfileInput {
  const { email, sms, push } = marketing ?? {};
  const choices = { ...(email != null && { email }), ...(sms != null && { sms }), ...(push != null && { push }) };
  return {
    ...(nickname != null && { nickname }),
    ...(birthday != null && { birthday }),
    ...(payeeName != null && { payeeName }),
    ...(Object.keys(choices).length > 0 && { marketing: choices }),
    ...contacts,
  };
}

export const profileResolvers: Resolvers = {
  Member: { profile: (_, __, { upstream }) => upstream(profileUpstream).read() },

  Mutation: {
    updateProfile: (_, { input }, context) =>
      mutate(
        {
          language: context.language,
          fields: {
            ...sameNames("nickname", "birthday", "payeeName", "line", "whatsapp", "zalo", "facebook", "wechat"),
            qqNum: ["qq"],
          },
        },
        async () => {
          const changes = changesOf(input);
          const bad = Object.entries(changes).find(([, value]) => typeof value === "string" && value.includes("\0"));
          if (bad) throw new InputRefusal("VALIDATION_FAILED", [bad[0]]);
          const fields = Object.keys(changes);
          if (fields.length === 0) return {};
          const isHarmless = fields.every((field) => harmless.has(field));
          await context.upstream(profileUpstream).update(changes, isHarmless ? undefined : await stepUpToken(context));
          return {};
        },
      ),
  },
};
