import { webhookEventTypes } from "@atrium/schema/values";
import { eq, inArray, sql } from "drizzle-orm";
import { Hono } from "hono";
import { z } from "zod";
import type { Tx } from "../../db/openDatabase.ts";
import type { AppEnv } from "../../http/env.ts";
import { ok } from "../../http/envelope.ts";
import { PlatformError, wrongField } from "../../http/errors.ts";
import { requireAgent } from "../../http/guard.ts";
import { readJson, readQuery, text } from "../../http/input.ts";
import { lockMember } from "../../member/members.ts";
import type { SessionPlatform } from "../../session/sessionPlatform.ts";
import { endpointView } from "../../webhooks/webhooks.routes.ts";
import { webhookDeliveries, webhookEndpoints, webhookEvents } from "../../webhooks/webhooks.tables.ts";
import { readEndpoints, redeliver } from "../../webhooks/webhooks.ts";

const PLACES = ["id", "event", "account", "amount", "currency", "time", "sub1", "sub2", "sub3", "sub4", "sub5"];
/** A name of a host without places, user and port. Where it leads is checked at each sending. */
const ADDRESS = /^https:\/\/[a-z0-9]([a-z0-9.-]*[a-z0-9])?([/?]|$)/i;
const OWN_MACHINE = /^http:\/\/localhost(:\d{1,5})?([/?]|$)/;

/** Postbacks that an agent can have at a time. */
const MOST = 5;

/** The number of one of the agent's postbacks, from 1. */
const number = z.int().min(1).max(MOST).default(1);
const Save = z.object({
  /** Null for a further one. */
  number: number.nullable(),
  address: text(500),
  events: z.array(z.enum(webhookEventTypes)).max(10),
});
const Read = z.object({ subId: text(100).optional() });
const Test = z.object({ number });
const Redeliver = z.object({ id: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER) });

const nameOf = (agentId: number, place: number) => (place === 1 ? `@${agentId}` : `@${agentId}/${place}`);
const numbers = Array.from({ length: MOST }, (_, index) => index + 1);
const namesOf = (agentId: number) => numbers.map((place) => nameOf(agentId, place));

/**
 * The name for a further postback: a new one, or that of the postback with the same address, so that a repeated call makes no second one.
 * Throws VALIDATION_FAILED when the agent has the most.
 */
async function furtherName(tx: Tx, agentId: number, address: string): Promise<string> {
  // Two at once would get one name.
  await lockMember(tx, agentId);
  const names = namesOf(agentId);
  const present = await tx.select().from(webhookEndpoints).where(inArray(webhookEndpoints.name, names));
  const same = present.find((known) => known.address === address)?.name;
  const name = same ?? names.find((free) => !present.some((known) => known.name === free));
  if (name === undefined) throw wrongField("address", "too_many", { max: MOST });
  return name;
}

/** Whether events may go there. `isOpen`: a developer's platform, which may send to its own machine. */
function isAddress(address: string, isOpen: boolean): boolean {
  if (!ADDRESS.test(address) && !(isOpen && OWN_MACHINE.test(address))) return false;
  const places = [...address.matchAll(/\{([^{}]*)\}/g)].map(([, name = ""]) => name);
  return places.every((name) => PLACES.includes(name)) && URL.canParse(address.replace(/[{}]/g, ""));
}

/** The caller's postbacks: addresses that are asked for what happens to accounts below. */
export function postbackRoutes(platform: SessionPlatform) {
  const { db, clock, config } = platform;
  const view = async (agentId: number, subId?: string) => {
    const found = (await readEndpoints(platform, namesOf(agentId), subId)).map(endpointView);
    const postbacks = numbers.flatMap((place) => {
      const one = found.find(({ name }) => name === nameOf(agentId, place));
      return one ? { ...one, number: place } : [];
    });
    return { postback: postbacks[0] ?? null, postbacks };
  };
  return new Hono<AppEnv>()
    .get("/wps/relay/ACS_postback", requireAgent, async (c) =>
      ok(c, await view(c.var.session.memberId, readQuery(c, Read).subId)),
    )
    .post("/wps/relay/ACS_postbackSave", requireAgent, async (c) => {
      const { memberId: agentId } = c.var.session;
      const { number: place, address, events } = await readJson(c, Save);
      if (address === "") {
        if (place !== null) await db.delete(webhookEndpoints).where(eq(webhookEndpoints.name, nameOf(agentId, place)));
      } else {
        if (!isAddress(address, config.control)) throw wrongField("address", "pattern");
        const changed = { events: [...new Set(events)], address, failingSince: null, disabledAt: null };
        await db.transaction(async (tx) => {
          const name = place === null ? await furtherName(tx, agentId, address) : nameOf(agentId, place);
          await tx
            .insert(webhookEndpoints)
            .values({ name, agentId, ...changed })
            .onConflictDoUpdate({ target: webhookEndpoints.name, set: changed });
        });
      }
      return ok(c, await view(agentId));
    })
    .post("/wps/relay/ACS_postbackTest", requireAgent, async (c) => {
      const { memberId: agentId } = c.var.session;
      const name = nameOf(agentId, (await readJson(c, Test)).number);
      await db.transaction(async (tx) => {
        const [own] = await tx.select().from(webhookEndpoints).where(eq(webhookEndpoints.name, name));
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
      await redeliver(platform, namesOf(agentId), (await readJson(c, Redeliver)).id);
      return ok(c, await view(agentId));
    });
}
