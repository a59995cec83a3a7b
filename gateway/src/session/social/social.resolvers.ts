import type { Resolvers } from "../../__generated__/resolvers.ts";
import { InputRefusal, sameNames } from "../../errors/mutate.ts";
import { siteUpstream } from "../../site/site.upstream.ts";
import { logIn } from "../login.ts";
import { socialUpstream } from "./social.upstream.ts";
import { socialNetworks, startPath } from "./socialNetworks.ts";

const longestToken = 8_192;

export const socialResolvers: Resolvers = {
  Site: {
    socialProviders: async (_, __, context) => {
      const { features } = await context.upstream(siteUpstream).permission();
      if (!features.socialLogin) return [];
      const { kinds } = context.uncached().services.of(socialNetworks);
      return kinds.map((kind) => ({ kind, startUrl: startPath(kind) }));
    },
  },

  Mutation: {
    logInWithSocial: (_, { input }, context) =>
      logIn(context, {
        method: "social network",
        account: null,
        proof: [input.provider, input.idToken, input.nonce],
        delivery: input.delivery,
        fields: sameNames("idToken", "nonce"),
        async logIn() {
          const { provider, idToken, nonce } = input;
          if (!/^[\w-]+\.[\w-]+\.[\w-]*$/.test(idToken) || idToken.length > longestToken)
            throw new InputRefusal("LOGIN_FAILED", ["idToken"]);
          if (nonce.length < 8 || nonce.length > 256 || nonce.includes("\0"))
            throw new InputRefusal("LOGIN_FAILED", ["nonce"]);
          return context.upstream(socialUpstream).logIn({ provider, idToken, nonce });
        },
      }),
  },
};
