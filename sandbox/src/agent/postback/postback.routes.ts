import { webhookEventTypes } from "@atrium/schema/values";
import { eq, sql } from "drizzle-orm";
import { Hono } from "hono";
import { z } from "zod";
import type { AppEnv } from "../../http/env.ts";
import { ok } from "../../http/envelope.ts";
import { PlatformError } from "../../http/errors.ts";
import { requireAgent } from "../../http/guard.ts";
import { readJson, text } from "../../http/input.ts";
import type { SessionPlatform } from "../../session/sessionPlatform.ts";
import { endpointView } from "../../webhooks/webhooks.routes.ts";
import { webhookDeliveries, webhookEndpoints, webhookEvents } from "../../webhooks/webhooks.tables.ts";
import { readEndpoints, redeliver } from "../../webhooks/webhooks.ts";

const PLACES = ["id", "event", "account", "amount", "currency", "time", "sub1", "sub2", "sub3", "sub4", "sub5"];
/** A name of a host without places, user and port. Where it leads is checked at each sending. */
const ADDRESS = /^https:\/\/[a-z0-9]([a-z0-9.-]*[a-z0-9])?([/?]|$)/i;
const OWN_MACHINE = /^http:\/\/localhost(:\d{1,5})?([/?]|$)/;

const Save = z.object({ address: text(500), events: z.array(z.enum(webhookEventTypes)).max(10) });
const Redeliver = z.object({ id: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER) });

const nameOf = (agentId: number) => `@${agentId}`;

/** Whether events may go there. `isOpen`: a developer's platform, which may send to its own machine. */
function isAddress(address: string, isOpen: boolean): boolean {
  if (!ADDRESS.test(address) && !(isOpen && OWN_MACHINE.test(address))) return false;
  const places = [...address.matchAll(/\{([^{}]*)\}/g)].map(([, name = ""]) => name);
  return places.every((name) => PLACES.includes(name)) && URL.canParse(address.replace(/[{}]/g, ""));
}

/** The caller's postback: an address that is asked for what happens to accounts below. */
export function postbackRoutes(platform: SessionPlatform) {
  const { db, clock, config } = platform;
  const view = async (agentId: number) => {
    const [found] = await readEndpoints(platform, [nameOf(agentId)]);
    return { postback: found ? endpointView(found) : null };
  };
  return new Hono<AppEnv>()
    .get("/wps/relay/ACS_postback", requireAgent, async (c) => ok(c, await view(c.var.session.memberId)))
    .post("/wps/relay/ACS_postbackSave", requireAgent, async (c) => {
      const { memberId: agentId } = c.var.session;
      const { address, events } = await readJson(c, Save);
      const name = nameOf(agentId);
      if (address === "") await db.delete(webhookEndpoints).where(eq(webhookEndpoints.name, name));
      else {
        if (!isAddress(address, config.control)) {
          throw new PlatformError("VALIDATION_FAILED", { fields: [{ field: "address", rule: "pattern" }] });
        }
        const changed = { events: [...new Set(events)], address, failingSince: null, disabledAt: null };
        await db
          .insert(webhookEndpoints)
          .values({ name, agentId, ...changed })
          .onConflictDoUpdate({ target: webhookEndpoints.name, set: changed });
      }
      return ok(c, await view(agentId));
    })
    .post("/wps/relay/ACS_postbackTest", requireAgent, async (c) => {
      const { memberId: agentId } = c.var.session;
      await db.transaction(async (tx) => {
        const [own] = await tx
          .select()
          .from(webhookEndpoints)
          .where(eq(webhookEndpoints.name, nameOf(agentId)));
        if (!own) throw new PlatformError("NOT_FOUND");
        // One at a time: the button is no way to ask an address again and again.
        const isWaiting = sql`exists (select from ${webhookDeliveries} as sent join ${webhookEvents} as told on told.id = sent.event_id
          where sent.endpoint = ${own.name} and told.type = 'TEST' and sent.state = 'WAITING')`;
        const [{ waits } = { waits: true }] = await tx
          .select({ waits: isWaiting.mapWith(Boolean) })
          .from(webhookEndpoints)
          .where(eq(webhookEndpoints.name, own.name));
        if (waits) return;
        const told = {
          type: "TEST",
          memberId: agentId,
          at: clock.now(),
          data: {},
        } satisfies typeof webhookEvents.$inferInsert;
        const [event] = await tx.insert(webhookEvents).values(told).returning({ id: webhookEvents.id });
        if (event) {
          await tx.insert(webhookDeliveries).values({ endpoint: own.name, eventId: event.id, memberId: agentId });
        }
      });
      return ok(c, await view(agentId));
    })
    .post("/wps/relay/ACS_postbackRedeliver", requireAgent, async (c) => {
      const { memberId: agentId } = c.var.session;
      await redeliver(platform, [nameOf(agentId)], (await readJson(c, Redeliver)).id);
      return ok(c, await view(agentId));
    });
}
