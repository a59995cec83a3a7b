import { webhookEventTypes } from "@atrium/schema/values";
import { Hono } from "hono";
import { z } from "zod";
import type { CorePlatform } from "../corePlatform.ts";
import { isServiceKey } from "../events/serviceKey.ts";
import type { AppEnv } from "../http/env.ts";
import { ok } from "../http/envelope.ts";
import { PlatformError } from "../http/errors.ts";
import { readJson, text } from "../http/input.ts";
import { readEndpoints, redeliver, reportTries, shownData, subIdsIn, takeDeliveries } from "./webhooks.ts";

const endpointName = z.string().regex(/^[a-z0-9-]{1,40}\/[a-z0-9-]{1,40}$/);
const names = z.array(endpointName).min(1).max(20);
const Take = z.strictObject({
  endpoints: z
    .array(
      z.strictObject({
        name: endpointName,
        events: z.array(z.enum(webhookEventTypes)).min(1),
        agent: text(64, 1).optional(),
      }),
    )
    .max(1_000),
  except: z.array(text(90)).max(2_000).default([]),
});
const Report = z.strictObject({
  tries: z
    .array(
      z.strictObject({
        id: z.int().min(1),
        taken: z.uuid(),
        status: z.int().min(100).max(599).nullable(),
        latencyMs: z.int().min(0),
        answer: text(500),
      }),
    )
    .min(1)
    .max(100),
});
const Read = z.strictObject({ endpoints: names });
const Redeliver = z.strictObject({ endpoints: names, id: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER) });

/** An endpoint with its latest deliveries, as the wire has it. */
export const endpointView = ({ endpoint, deliveries }: Awaited<ReturnType<typeof readEndpoints>>[number]) => ({
  name: endpoint.name,
  address: endpoint.address,
  events: endpoint.events,
  failingSince: endpoint.failingSince?.toISOString() ?? null,
  disabledAt: endpoint.disabledAt?.toISOString() ?? null,
  deliveries: deliveries.map(({ delivery, event, username, registerUrl }) => ({
    id: String(delivery.id),
    eventId: event.key,
    type: event.type,
    customerId: String(event.memberId),
    username,
    subIds: subIdsIn(registerUrl),
    at: event.at.toISOString(),
    state: delivery.state,
    nextAt: delivery.state === "WAITING" ? (delivery.dueAt?.toISOString() ?? null) : null,
    tries: delivery.log.toReversed(),
  })),
});

/** Events of partners and agents on their way. Gateways take them, send them, and report what became of it. */
export function webhookRoutes(platform: CorePlatform) {
  return new Hono<AppEnv>()
    .use("/wps/webhooks/*", async (c, next) => {
      if (!isServiceKey(c.req.header("Authorization"), platform.config.serviceKey)) {
        throw new PlatformError("UNAUTHENTICATED");
      }
      await next();
    })
    .post("/wps/webhooks/take", async (c) => {
      const { endpoints, except } = await readJson(c, Take);
      const { list, unknownAgents, nextInMs } = await takeDeliveries(platform, endpoints, except);
      return ok(c, {
        unknownAgents,
        nextInMs,
        list: list.map(({ event, registerUrl, ...row }) => ({
          ...row,
          eventId: event.key,
          type: event.type,
          customerId: String(event.memberId),
          at: event.at.toISOString(),
          data: shownData(event),
          subIds: subIdsIn(registerUrl),
        })),
      });
    })
    .post("/wps/webhooks/report", async (c) => {
      const { tries } = await readJson(c, Report);
      return ok(c, { disabled: await reportTries(platform, tries) });
    })
    .post("/wps/webhooks/list", async (c) => {
      const { endpoints } = await readJson(c, Read);
      return ok(c, { list: (await readEndpoints(platform, endpoints)).map(endpointView) });
    })
    .post("/wps/webhooks/redeliver", async (c) => {
      const { endpoints, id } = await readJson(c, Redeliver);
      await redeliver(platform, endpoints, id);
      return ok(c, true);
    });
}
