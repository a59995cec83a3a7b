import { asc, eq } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { Hono } from "hono";
import { html } from "hono/html";
import { z } from "zod";
import type { AppEnv } from "../http/env.ts";
import { ok } from "../http/envelope.ts";
import { readForm, readJson, text } from "../http/input.ts";
import { formPage } from "../http/sandboxPage.ts";
import { members } from "../member/member.tables.ts";
import type { SessionPlatform } from "../session/sessionPlatform.ts";
import { declineReason } from "./agentApplications.routes.ts";
import { agentApplications } from "./agentApplications.tables.ts";
import { decideApplication } from "./agentApplications.ts";

const SHOWN = 50;

const applicationId = z.coerce.number().int().min(1).max(2_147_483_647);
const Decision = z.discriminatedUnion("outcome", [
  z.object({ applicationId, outcome: z.literal("APPROVE"), below: text(32).optional() }),
  z.object({ applicationId, outcome: z.literal("DECLINE"), reason: declineReason }),
]);

/** Controls with which the operator decides about applications to become an agent: also about those that wait for an agent. */
export function agentApplicationControls(platform: SessionPlatform) {
  const decide = async ({ applicationId: id, ...decision }: z.output<typeof Decision>) => {
    const { state, reason } = await decideApplication(platform, null, { id, ...decision });
    return { applicationId: String(id), state, reason };
  };
  return new Hono<AppEnv>()
    .post("/sandbox/agent-application/decide", async (c) => ok(c, await decide(await readJson(c, Decision))))
    .get("/sandbox/agent-application", async (c) => {
      const uplines = alias(members, "uplines");
      const open = await platform.db
        .select({ application: agentApplications, account: members.username, upline: uplines.username })
        .from(agentApplications)
        .leftJoin(members, eq(members.id, agentApplications.memberId))
        .leftJoin(uplines, eq(uplines.id, agentApplications.uplineId))
        .where(eq(agentApplications.state, "NEW"))
        .orderBy(asc(agentApplications.id))
        .limit(SHOWN);
      const list = open.map(
        ({ application: { id, contact, channels, volume, message, appliedAt }, account, upline }) => html`<article>
<header><strong>${account ?? "Guest"}</strong><span>${contact}, ${volume} players a month, waits for ${upline ?? "the operator"}</span>
<span class="muted">${appliedAt.toISOString()}</span></header>
<pre>${channels}
${message}</pre>
<form method="post"><input type="hidden" name="applicationId" value="${id}">
<input name="below" placeholder="Agent above a guest" maxlength="32"><button name="outcome" value="APPROVE">Approve</button>
<input name="reason" placeholder="Reason" maxlength="200"><button name="outcome" value="DECLINE">Decline</button></form>
</article>`,
      );
      const none = "No application is open. Those of guests and members appear here.";
      return formPage(c, "Agents' applications", list, none);
    })
    .post("/sandbox/agent-application", async (c) => {
      await decide(await readForm(c, Decision));
      return c.redirect("/sandbox/agent-application", 303);
    });
}
