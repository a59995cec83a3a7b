import { asc, eq } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { html } from "hono/html";
import { z } from "zod";
import { formControl } from "../http/formControl.ts";
import { rowId, text } from "../http/input.ts";
import { members } from "../member/member.tables.ts";
import type { SessionPlatform } from "../session/sessionPlatform.ts";
import { declineReason } from "./agentApplications.routes.ts";
import { agentApplications } from "./agentApplications.tables.ts";
import { decideApplication } from "./agentApplications.ts";

const SHOWN = 50;

const Decision = z.discriminatedUnion("outcome", [
  z.object({ applicationId: rowId, outcome: z.literal("APPROVE"), below: text(32).optional() }),
  z.object({ applicationId: rowId, outcome: z.literal("DECLINE"), reason: declineReason }),
]);

/** Controls with which the operator decides about applications to become an agent: also about those that wait for an agent. */
export const agentApplicationControls = (platform: SessionPlatform) =>
  formControl({
    path: "/sandbox/agent-application",
    call: "decide",
    body: Decision,
    async run({ applicationId: id, ...decision }) {
      const { state, reason } = await decideApplication(platform, null, { id, ...decision });
      return { applicationId: String(id), state, reason };
    },
    title: "Agents' applications",
    none: "No application is open. Those of guests and members appear here.",
    async items() {
      const uplines = alias(members, "uplines");
      const open = await platform.db
        .select({ application: agentApplications, account: members.username, upline: uplines.username })
        .from(agentApplications)
        .leftJoin(members, eq(members.id, agentApplications.memberId))
        .leftJoin(uplines, eq(uplines.id, agentApplications.uplineId))
        .where(eq(agentApplications.state, "NEW"))
        .orderBy(asc(agentApplications.id))
        .limit(SHOWN);
      return open.map(
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
    },
  });
