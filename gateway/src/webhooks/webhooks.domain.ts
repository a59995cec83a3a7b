import { webhookEventTypes, webhookStates } from "@atrium/schema/values";
import { z } from "zod";
import { AtriumError } from "../errors/atriumError.ts";
import { mutate } from "../errors/mutate.ts";
import type { Domain } from "../graph/domain.ts";
import { globalId } from "../graph/globalId.ts";
import type { PartnerWebhook } from "../partners/partner.ts";
import type { Context } from "../request/context.ts";
import { type ServiceCalls, serviceCalls } from "../upstream/serviceCalls.ts";
import { count, idText, instant, known, maybeInstant, maybeNumber, text } from "../upstream/wire.ts";
import { eventIdOf } from "./payload.ts";
import { endpointOf } from "./webhookSender.ts";

const attempt = z.object({ at: instant, status: maybeNumber, latencyMs: count, answer: text });
const delivery = z
  .object({
    id: idText,
    eventId: idText,
    type: known(webhookEventTypes, null),
    customerId: idText,
    at: instant,
    state: known(webhookStates, null),
    nextAt: maybeInstant,
    tries: z.array(attempt),
  })
  .transform(({ id, eventId, customerId, at, nextAt, ...data }) => ({
    ...data,
    key: id,
    eventId: eventIdOf(eventId),
    memberId: globalId("Member", customerId),
    happenedAt: at,
    nextTryAt: nextAt,
  }));
const endpoint = z.object({
  name: idText,
  failingSince: maybeInstant,
  disabledAt: maybeInstant,
  deliveries: z.array(delivery),
});
const endpoints = z.object({ list: z.array(endpoint) });

type WebhookEndpointModel = Pick<PartnerWebhook, "name" | "events"> &
  Pick<z.output<typeof endpoint>, "failingSince" | "disabledAt">;

declare module "../graph/models.ts" {
  interface Models {
    WebhookDelivery: z.output<typeof delivery>;
    WebhookEndpoint: WebhookEndpointModel;
  }
}

/** The partner of a request, its endpoints by their names at the platform, and the calls. Throws FORBIDDEN without its key. */
function requirePartner(context: Context) {
  const { partner, services } = context.uncached();
  if (partner === undefined) throw new AtriumError("FORBIDDEN", "Send a partner's key in X-Atrium-Partner-Key.");
  const calls: ServiceCalls | null = services.of(serviceCalls);
  if (calls === null) throw new AtriumError("FEATURE_DISABLED", "The gateway has no SERVICE_KEY.");
  return { calls, hooks: new Map(partner.webhooks.map((hook) => [endpointOf(partner, hook), hook])), partner };
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
          return [...hooks].map(([key, { name, events }]) => {
            const { failingSince = null, disabledAt = null } = list.find((one) => one.name === key) ?? {};
            return { name, events, failingSince, disabledAt };
          });
        },
      },
      WebhookEndpoint: {
        async deliveries(hook, { state }, context) {
          const { calls, partner } = requirePartner(context);
          const asked = { endpoints: [endpointOf(partner, hook)], state: state ?? undefined };
          const { list } = endpoints.parse(await calls.ask("/wps/webhooks/list", asked));
          return list.flatMap(({ deliveries }) => deliveries);
        },
      },
      Mutation: {
        redeliverWebhook: (_, { input }, context) =>
          mutate(
            async () => {
              const { calls, hooks } = requirePartner(context);
              if (hooks.size === 0) throw new AtriumError("NOT_FOUND");
              await calls.ask("/wps/webhooks/redeliver", { endpoints: [...hooks.keys()], id: input.key });
              return {};
            },
            { language: context.language, refused: () => ({}) },
          ),
      },
    },
  ],
};
