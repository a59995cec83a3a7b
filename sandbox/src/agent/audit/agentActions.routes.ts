import { Hono } from "hono";
import { z } from "zod";
import type { CorePlatform } from "../../corePlatform.ts";
import type { AppEnv } from "../../http/env.ts";
import { ok } from "../../http/envelope.ts";
import { requireAgent } from "../../http/guard.ts";
import { readQuery, text } from "../../http/input.ts";
import { offsetOf, pageQuery, toPage } from "../../http/paging.ts";
import { downlineOf, memberIdIn } from "../downline.ts";
import { actionsOf, countActions } from "./agentActions.ts";

const ActionsQuery = pageQuery().extend({
  /** Only what was done to this account of the downline. */
  account: text(32, 1).optional(),
  /** One action. */
  actionId: z.coerce.number().int().min(1).max(2_147_483_647).optional(),
});

/** What the caller and the agents below have done. */
export const agentActionRoutes = ({ reportDb: db }: CorePlatform) =>
  new Hono<AppEnv>().get("/wps/relay/ACS_actionList", requireAgent, async (c) => {
    const query = readQuery(c, ActionsQuery);
    const downline = await downlineOf(db, c.var.session.memberId);
    const memberId = query.account === undefined ? undefined : await memberIdIn(db, downline, query.account);
    const filter = { downline, memberId, actionId: query.actionId };
    const rows = await actionsOf(db, filter, { offset: offsetOf(query), limit: query.pageSize });
    const list = rows.map(({ action, agent, account }) => ({
      actionId: String(action.id),
      kind: action.kind,
      at: action.at.toISOString(),
      agent,
      account,
      changes: action.changes,
      reason: action.reason,
    }));
    return ok(c, toPage(list, await countActions(db, filter), query));
  });
