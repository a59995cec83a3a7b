import { and, eq, notInArray, or } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { Hono } from "hono";
import type { CorePlatform } from "../../corePlatform.ts";
import type { AppEnv } from "../../http/env.ts";
import { requireAgent } from "../../http/guard.ts";
import { rowId, text } from "../../http/input.ts";
import { members } from "../../member/member.tables.ts";
import { partOf, recordQuery, recordRoute } from "../../reports/recordRoute.ts";
import { orderOf, orderWithin } from "../../reports/rowOrder.ts";
import { downlineOf, isBelow, memberIdIn } from "../downline.ts";
import { type AgentActionKind, agentActions } from "./agentActions.tables.ts";

const ActionsQuery = recordQuery().extend({
  /** Only what was done to this account of the downline. */
  account: text(32, 1).optional(),
  /** One action. */
  actionId: rowId.optional(),
});

/** What agents above do not read: an agent's notes are the agent's alone, and so is who works for the agent. */
const PRIVATE: AgentActionKind[] = [
  "NOTE_WRITTEN",
  "NOTE_DELETED",
  "SUB_ACCOUNT_CREATED",
  "SUB_ACCOUNT_CHANGED",
  "SUB_ACCOUNT_DELETED",
];

const actor = alias(members, "actor");
const target = alias(members, "target");

/** What the caller and the agents below have done. */
export const agentActionRoutes = (platform: CorePlatform) =>
  new Hono<AppEnv>().get(
    "/wps/relay/ACS_actionList",
    requireAgent,
    recordRoute(platform, {
      query: ActionsQuery,
      async list({ account, actionId }, { session: { memberId: agentId }, db }) {
        const downline = await downlineOf(db, agentId);
        const memberId = account === undefined ? undefined : await memberIdIn(db, downline, account);
        const where = and(
          // The joined row of `members` is the agent who acted: not one above the caller.
          or(eq(members.id, agentId), and(isBelow(downline), notInArray(agentActions.kind, PRIVATE))),
          memberId === undefined ? undefined : eq(agentActions.memberId, memberId),
          actionId === undefined ? undefined : eq(agentActions.id, actionId),
        );
        const shown = () =>
          db
            .select({ action: agentActions, agent: members.username, account: target.username, by: actor.username })
            .from(agentActions)
            .innerJoin(members, eq(members.id, agentActions.agentId))
            .leftJoin(target, eq(target.id, agentActions.memberId))
            .leftJoin(actor, and(eq(actor.id, agentActions.actorId), eq(agentActions.agentId, agentId)))
            .$dynamic();
        type Shown = Awaited<ReturnType<typeof shown>>[number];
        return {
          where,
          order: orderWithin(orderOf(agentActions, "desc", "id"), ({ action }: Shown) => action),
          select: (_, part) => partOf(shown(), part),
          whole: async () => ({ count: await db.$count(shown().where(where).as("actions")) }),
          views: (rows) =>
            rows.map(({ action, ...names }) => ({
              actionId: String(action.id),
              kind: action.kind,
              at: action.at.toISOString(),
              ...names,
              changes: action.changes,
              reason: action.reason,
            })),
        };
      },
    }),
  );
