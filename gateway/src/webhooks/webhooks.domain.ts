import type { z } from "zod";
import { isAgent } from "../auth/rights.ts";
import { AtriumError } from "../errors/atriumError.ts";
import { carryOut, sameNames } from "../errors/mutate.ts";
import type { Domain } from "../graph/domain.ts";
import type { Context } from "../request/context.ts";
import type { ServiceCalls } from "../upstream/serviceCalls.ts";
import { postbackUpstream } from "./postback.upstream.ts";
import { dueListeners, webhookCalls } from "./webhookCalls.ts";
import { endpointOf } from "./webhookSender.ts";
import { type endpoint, endpoints } from "./webhooks.wire.ts";

type WebhookEndpointModel = z.output<typeof endpoint>;

declare module "../graph/models.ts" {
  interface Models {
    WebhookDelivery: WebhookEndpointModel["deliveries"][number];
    WebhookEndpoint: WebhookEndpointModel;
  }
}

/** The partner of a request, its endpoints by their names at the platform, and the calls. Throws FORBIDDEN without its key. */
function requirePartner(context: Context) {
  const { partner, services } = context.uncached();
  if (partner === undefined) throw new AtriumError("FORBIDDEN", "Send a partner's key in X-Atrium-Partner-Key.");
  const calls: ServiceCalls | null = services.of(webhookCalls);
  if (calls === null) throw new AtriumError("FEATURE_DISABLED", "The gateway has no SERVICE_KEY.");
  return { calls, hooks: new Map(partner.webhooks.map((hook) => [endpointOf(partner, hook), hook])), partner };
}

/** Lets this process send soon what is due now. */
function hasten(context: Context): void {
  for (const listener of context.uncached().services.of(dueListeners)) listener();
}

/** Signed events for partners: what became of each, and sending one again. `WebhookSender` sends them. */
export const webhooks: Domain = {
  name: "webhooks",
  resolvers: [
    {
      Query: {
        async webhookEndpoints(_, __, context) {
          const { calls, hooks } = requirePartner(context);
          if (hooks.size === 0) return [];
          const { list } = endpoints.parse(await calls.ask("/wps/webhooks/list", { endpoints: [...hooks.keys()] }));
          const fresh = { address: null, failingSince: null, disabledAt: null, deliveries: [] };
          return [...hooks].map(([key, { name, events }]) => {
            const known = list.find((one) => one.name === key) ?? fresh;
            const deliveries = known.deliveries.map((delivery) => ({ ...delivery, account: null, subIds: [] }));
            return { ...known, name, events: [...events], deliveries };
          });
        },
      },
      Agent: {
        postback: async (_, __, { upstream }) => (await upstream(postbackUpstream).own())[0] ?? null,
        postbacks: (_, { subId }, { upstream }) => upstream(postbackUpstream).own(subId?.trim() || undefined),
      },
      Mutation: {
        savePostback: (_, { input: { name, address: typed, events, sendsTest } }, context) =>
          carryOut({ language: context.language, fields: sameNames("address", "events") }, async () => {
            const upstream = context.upstream(postbackUpstream);
            const address = typed.trim();
            const saved = await upstream.save({ name, address, events });
            const tested = saved.find((postback) => (name ? postback.name === name : postback.address === address));
            if (sendsTest && address !== "" && tested) await upstream.test(tested.name);
            hasten(context);
          }),
        redeliverWebhook: (_, { input }, context) =>
          carryOut({ language: context.language }, async () => {
            const { partner } = context.uncached();
            if (partner === undefined && isAgent(context.session?.kind ?? "UNKNOWN")) {
              await context.upstream(postbackUpstream).redeliver(input.key);
              hasten(context);
              return {};
            }
            const { calls, hooks } = requirePartner(context);
            if (hooks.size === 0) throw new AtriumError("NOT_FOUND");
            await calls.ask("/wps/webhooks/redeliver", { endpoints: [...hooks.keys()], id: input.key });
            hasten(context);
          }),
      },
    },
  ],
};
