import type { Resolvers } from "../../__generated__/resolvers.ts";
import { credentialIn } from "../../auth/credential.ts";
import { InputRefusal, mutate } from "../../errors/mutate.ts";
import { logIn } from "../login.ts";
import { keepPasskeyChallenge, takePasskeyChallenge } from "./challenge.ts";
import { passkeyLoginUpstream } from "./passkeyLogin.upstream.ts";

export const passkeyLoginResolvers: Resolvers = {
  Mutation: {
    requestPasskeyLogin: (_, __, context) =>
      mutate({ language: context.language }, async () => {
        const { challengeToken, options } = await context.upstream(passkeyLoginUpstream).begin();
        await keepPasskeyChallenge(context, challengeToken);
        return { options: JSON.stringify(options) };
      }),

    logInWithPasskey: async (_, { input }, context) => {
      const token = await takePasskeyChallenge(context);
      return logIn(context, {
        method: "passkey",
        account: null,
        proof: token === null ? null : [token, input.credential],
        delivery: "COOKIE",
        async logIn() {
          if (token === null) throw new InputRefusal("MFA_EXPIRED");
          return context.upstream(passkeyLoginUpstream).logIn(token, credentialIn(input.credential));
        },
      });
    },
  },
};
