import type { Resolvers } from "../__generated__/resolvers.ts";
import { mutate, sameNames } from "../errors/mutate.ts";
import { vapidPublicKey } from "./webPush.config.ts";
import { webPushUpstream } from "./webPush.upstream.ts";

const refusal = {
  fields: sameNames("endpoint", "p256dh", "auth"),
  refused: () => ({ isSubscribed: false }),
};

export const webPushResolvers: Resolvers = {
  Site: { webPushKey: (_, __, context) => context.uncached().services.of(vapidPublicKey) },

  Member: { hasWebPush: (_, { endpoint }, { upstream }) => upstream(webPushUpstream).isSubscribed(endpoint) },

  Mutation: {
    subscribeToWebPush: (_, { input: { endpoint, p256dh, auth } }, { upstream, language }) =>
      mutate({ language, ...refusal }, async () => ({
        isSubscribed: await upstream(webPushUpstream).subscribe({ endpoint, p256dh, auth }),
      })),
    unsubscribeFromWebPush: (_, { input }, { upstream, language }) =>
      mutate({ language, ...refusal }, async () => ({
        isSubscribed: await upstream(webPushUpstream).unsubscribe(input.endpoint),
      })),
  },
};
