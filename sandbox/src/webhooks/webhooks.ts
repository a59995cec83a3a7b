import { randomInt } from "node:crypto";
import { and, desc, eq, inArray, like, sql } from "drizzle-orm";
import { z } from "zod";
import type { CorePlatform } from "../corePlatform.ts";
import type { Tx } from "../db/openDatabase.ts";
import { PlatformError } from "../http/errors.ts";
import { members } from "../member/member.tables.ts";
import { memberProfiles } from "../member/profile.tables.ts";
import { toDecimal } from "../money.ts";
import { DAY_MS, HOUR_MS } from "../time/units.ts";
import {
  type Try,
  type WebhookEventType,
  webhookDeliveries,
  webhookEndpoints,
  webhookEvents,
} from "./webhooks.tables.ts";

/** An event is tried for so long, and an endpoint where nothing arrives for so long is disabled. */
const GIVEN_UP_AFTER_MS = 3 * DAY_MS;
const FIRST_PAUSE_MS = 5_000;
const LONGEST_PAUSE_MS = 8 * HOUR_MS;
/** Events of different members that an endpoint gets with one call of a gateway; one while it fails. */
const AT_ONCE = 20;
/** Without a report until then another gateway tries again. A try takes ten seconds at most. */
const TAKEN_S = 60;
const KEPT_TRIES = 20;
const LISTED = 50;
/** Names of the numbers in an event's data that are minor units of its currency. */
const AMOUNTS = ["amount", "stake", "validStake", "payout"];

/** An endpoint of a partner, as gateways name it. */
export interface NamedEndpoint {
  /** `partner/endpoint` */
  name: string;
  events: WebhookEventType[];
  /** User name of an agent. The endpoint hears of accounts below this agent only. */
  agent?: string | undefined;
}

/** What a gateway says of a try. */
export interface Outcome extends Omit<Try, "at"> {
  id: number;
  taken: string;
}

const Taken = z.object({ rows: z.array(z.object({ id: z.coerce.number() })) });
const Next = z.object({ rows: z.tuple([z.object({ ms: z.coerce.number().nullable() })]) });

/** For each endpoint the oldest waiting event of each member. */
const heads = sql`
  select distinct on (endpoint, member_id) id, endpoint, due_at, taken_until from webhook_deliveries
  where state = 'WAITING' order by endpoint, member_id, event_id`;

/**
 * Takes events that are due: for each endpoint the oldest of each member, so that a member's later events wait. A row
 * belongs to one gateway for a minute. Endpoints of partners get those that happen after they were first named. `except` are
 * endpoints that the gateway still sends to. Without any, `nextInMs` says when the next one is due; null when none waits.
 */
export async function takeDeliveries(
  { db, clock }: CorePlatform,
  named: readonly NamedEndpoint[],
  except: readonly string[] = [],
) {
  const at = clock.now();
  return db.transaction(async (tx) => {
    const unknownAgents = await nameEndpoints(tx, named);
    const names = JSON.stringify(named.map(({ name }) => name));
    const busy = JSON.stringify(except);
    const isOpen = sql`endpoints.disabled_at is null
      and (endpoints.address is not null or endpoints.name in (select json_array_elements_text(${names}::json)))`;
    const { rows } = Taken.parse(
      await tx.execute(sql`
        with heads as (${heads}), placed as (
          select heads.id, endpoints.failing_since,
            row_number() over (partition by heads.endpoint order by heads.due_at nulls first, heads.id) as place
          from heads join webhook_endpoints as endpoints on endpoints.name = heads.endpoint
          where ${isOpen} and endpoints.name not in (select json_array_elements_text(${busy}::json))
            and (heads.due_at is null or heads.due_at <= ${at.toISOString()}::timestamptz)
            and (heads.taken_until is null or heads.taken_until < now())
        )
        select id from webhook_deliveries as delivery
        where id in (select id from placed where place <= case when failing_since is null then ${AT_ONCE}::int else 1 end)
          and state = 'WAITING' and (taken_until is null or taken_until < now())
        for update skip locked`),
    );
    const ids = rows.map(({ id }) => id);
    if (ids.length === 0) {
      const [next] = Next.parse(
        await tx.execute(sql`
          select 1000 * extract(epoch from min(greatest(
            heads.due_at - ${at.toISOString()}::timestamptz, heads.taken_until - now(), interval '0'))) as ms
          from (${heads}) as heads join webhook_endpoints as endpoints on endpoints.name = heads.endpoint where ${isOpen}`),
      ).rows;
      return { unknownAgents, list: [], nextInMs: next.ms };
    }
    await tx
      .update(webhookDeliveries)
      .set({
        taken: sql`gen_random_uuid()`,
        takenUntil: sql`now() + make_interval(secs => ${TAKEN_S})`,
        tries: sql`${webhookDeliveries.tries} + 1`,
        startedAt: sql`coalesce(${webhookDeliveries.startedAt}, ${at.toISOString()}::timestamptz)`,
      })
      .where(inArray(webhookDeliveries.id, ids));
    const list = await tx
      .select({
        id: webhookDeliveries.id,
        taken: webhookDeliveries.taken,
        endpoint: webhookEndpoints.name,
        address: webhookEndpoints.address,
        event: webhookEvents,
        username: members.username,
        registerUrl: memberProfiles.registerUrl,
      })
      .from(webhookDeliveries)
      .innerJoin(webhookEvents, eq(webhookEvents.id, webhookDeliveries.eventId))
      .innerJoin(webhookEndpoints, eq(webhookEndpoints.name, webhookDeliveries.endpoint))
      .innerJoin(members, eq(members.id, webhookDeliveries.memberId))
      .leftJoin(memberProfiles, eq(memberProfiles.memberId, webhookDeliveries.memberId))
      .where(inArray(webhookDeliveries.id, ids));
    return { unknownAgents, list, nextInMs: null };
  });
}

/** Keeps the endpoints that a gateway names. Returns the names of agents that are none. */
async function nameEndpoints(tx: Tx, named: readonly NamedEndpoint[]): Promise<string[]> {
  const usernames = named.flatMap(({ agent }) => agent ?? []);
  const agents =
    usernames.length === 0 ? [] : await tx.select().from(members).where(inArray(members.username, usernames));
  const unknown: string[] = [];
  for (const { name, events, agent } of named) {
    const agentId = agent === undefined ? null : (agents.find(({ username }) => username === agent)?.id ?? undefined);
    if (agentId === undefined) unknown.push(agent ?? "");
    else
      await tx
        .insert(webhookEndpoints)
        .values({ name, events, agentId })
        .onConflictDoUpdate({
          target: webhookEndpoints.name,
          set: { events, agentId, seenAt: sql`now()` },
          // Gateways ask each second, and a write for each would be too much.
          setWhere: sql`(${webhookEndpoints.events}, ${webhookEndpoints.agentId}) is distinct from
            (excluded.events, excluded.agent_id) or ${webhookEndpoints.seenAt} < now() - interval '1 hour'`,
        });
  }
  return unknown;
}

/** The data of an event, with decimal amounts. */
export const shownData = ({ data }: typeof webhookEvents.$inferSelect) =>
  Object.fromEntries(
    Object.entries(data).map(([name, value]) =>
      AMOUNTS.includes(name) ? [name, toDecimal(BigInt(value), String(data.currency))] : [name, value],
    ),
  );

/** The values of `sub1` to `sub5` in the address of an account's registration, as its agent's link had them; empty where there is none. */
export function subIdsIn(address: string | null): string[] {
  const asked = URL.parse(address ?? "")?.searchParams;
  return [1, 2, 3, 4, 5].map((number) => (asked?.get(`sub${number}`) ?? "").slice(0, 100));
}

/** Notes what became of tries. A report that comes when the row is no longer the gateway's is left out. */
export async function reportTries(platform: CorePlatform, outcomes: readonly Outcome[]): Promise<string[]> {
  const disabled: string[] = [];
  for (const outcome of outcomes) {
    const name = await platform.db.transaction((tx) => reportTry(tx, platform, outcome));
    if (name !== undefined) disabled.push(name);
  }
  return disabled;
}

/** The endpoint that is disabled by it. */
async function reportTry(
  tx: Tx,
  { clock }: CorePlatform,
  { id, taken, status, latencyMs, answer }: Outcome,
): Promise<string | undefined> {
  const at = clock.now();
  const own = and(eq(webhookDeliveries.id, id), eq(webhookDeliveries.taken, taken));
  const [row] = await tx.select().from(webhookDeliveries).where(own).for("update");
  if (!row) return undefined;
  const hasArrived = status !== null && status >= 200 && status < 300;
  const dueAt = new Date(at.getTime() + pauseAfter(row.tries));
  const isOver = dueAt.getTime() - (row.startedAt ?? at).getTime() > GIVEN_UP_AFTER_MS;
  const tried: Try = { at: at.toISOString(), status, latencyMs, answer };
  await tx
    .update(webhookDeliveries)
    .set({
      state: hasArrived ? "DELIVERED" : isOver ? "FAILED" : "WAITING",
      dueAt: hasArrived || isOver ? null : dueAt,
      taken: null,
      takenUntil: null,
      log: [...row.log.slice(1 - KEPT_TRIES), tried],
    })
    .where(eq(webhookDeliveries.id, id));
  const endpoint = eq(webhookEndpoints.name, row.endpoint);
  if (hasArrived) {
    await tx.update(webhookEndpoints).set({ failingSince: null }).where(and(endpoint, sql`failing_since is not null`));
    return undefined;
  }
  const [failing] = await tx
    .update(webhookEndpoints)
    .set({ failingSince: sql`coalesce(${webhookEndpoints.failingSince}, ${at.toISOString()}::timestamptz)` })
    .where(endpoint)
    .returning();
  // Receivers answer 410 when they want nothing any more.
  const isDead = status === 410 || at.getTime() - (failing?.failingSince ?? at).getTime() >= GIVEN_UP_AFTER_MS;
  if (!failing || failing.disabledAt !== null || !isDead) return undefined;
  await tx.update(webhookEndpoints).set({ disabledAt: at }).where(endpoint);
  await tx
    .update(webhookDeliveries)
    .set({ state: "FAILED", dueAt: null })
    .where(and(eq(webhookDeliveries.endpoint, row.endpoint), eq(webhookDeliveries.state, "WAITING")));
  return row.endpoint;
}

/** 5 s, 15 s, 45 s … 8 h, each a quarter longer or shorter: receivers that come back are not asked by all at once. */
function pauseAfter(tries: number): number {
  const pause = Math.min(FIRST_PAUSE_MS * 3 ** (tries - 1), LONGEST_PAUSE_MS);
  return Math.round(pause * (randomInt(750, 1_251) / 1_000));
}

/** Accounts that an endpoint has heard of, of which one of the sub-ids is this one, in any case. */
async function membersWith(db: Tx, endpoint: string, subId: string): Promise<number[]> {
  const heard = await db
    .selectDistinct({ id: memberProfiles.memberId, registerUrl: memberProfiles.registerUrl })
    .from(webhookDeliveries)
    .innerJoin(memberProfiles, eq(memberProfiles.memberId, webhookDeliveries.memberId))
    .where(and(eq(webhookDeliveries.endpoint, endpoint), like(memberProfiles.registerUrl, "%sub_=%")));
  const isAsked = (one: string) => one.toLowerCase() === subId.toLowerCase();
  return heard.filter(({ registerUrl }) => subIdsIn(registerUrl).some(isAsked)).map(({ id }) => id);
}

/** The endpoints with these names, each with its latest deliveries; with `subId` only those about accounts with that sub-id. */
export async function readEndpoints({ db }: CorePlatform, names: readonly string[], subId?: string) {
  const endpoints = await db
    .select()
    .from(webhookEndpoints)
    .where(inArray(webhookEndpoints.name, [...names]));
  return Promise.all(
    endpoints.map(async (endpoint) => ({
      endpoint,
      deliveries: await db
        .select({
          delivery: webhookDeliveries,
          event: webhookEvents,
          username: members.username,
          registerUrl: memberProfiles.registerUrl,
        })
        .from(webhookDeliveries)
        .innerJoin(webhookEvents, eq(webhookEvents.id, webhookDeliveries.eventId))
        .innerJoin(members, eq(members.id, webhookDeliveries.memberId))
        .leftJoin(memberProfiles, eq(memberProfiles.memberId, webhookDeliveries.memberId))
        .where(
          and(
            eq(webhookDeliveries.endpoint, endpoint.name),
            subId ? inArray(webhookDeliveries.memberId, await membersWith(db, endpoint.name, subId)) : undefined,
          ),
        )
        .orderBy(desc(webhookDeliveries.id))
        .limit(LISTED),
    })),
  );
}

/**
 * Sends an event to an endpoint again, with the same id; one that waits is due now. It enables the endpoint. Throws
 * NOT_FOUND for a delivery of another endpoint.
 */
export async function redeliver({ db }: CorePlatform, names: readonly string[], id: number): Promise<void> {
  await db.transaction(async (tx) => {
    const [row] = await tx
      .update(webhookDeliveries)
      .set({ state: "WAITING", dueAt: null, startedAt: null, tries: 0 })
      .where(and(eq(webhookDeliveries.id, id), inArray(webhookDeliveries.endpoint, [...names])))
      .returning();
    if (!row) throw new PlatformError("NOT_FOUND");
    await tx
      .update(webhookEndpoints)
      .set({ disabledAt: null, failingSince: null })
      .where(eq(webhookEndpoints.name, row.endpoint));
  });
}
