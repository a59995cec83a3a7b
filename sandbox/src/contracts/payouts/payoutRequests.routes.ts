import { desc, eq } from "drizzle-orm";
import { Hono } from "hono";
import { html } from "hono/html";
import { z } from "zod";
import type { AppEnv } from "../../http/env.ts";
import { ok } from "../../http/envelope.ts";
import { formControl } from "../../http/formControl.ts";
import { requireAgent } from "../../http/guard.ts";
import { answerWith } from "../../http/idempotency/answerWith.ts";
import { idempotent } from "../../http/idempotency/idempotency.ts";
import { readJson, rowId, text, written } from "../../http/input.ts";
import { withNames } from "../../member/withNames.ts";
import { toDecimal } from "../../money.ts";
import type { SitePlatform } from "../../site/sitePlatform.ts";
import { type PayoutRequest, payoutRequests } from "../contracts.tables.ts";
import { decidePayoutRequest, readyFor, requestPayout } from "./payoutRequests.ts";

const SHOWN = 50;

const RequestBody = z.object({ currency: text(5, 1) });
const Decision = z.discriminatedUnion("outcome", [
  z.object({ requestId: rowId, outcome: z.literal("PAY") }),
  z.object({ requestId: rowId, outcome: z.literal("DECLINE"), reason: written(200, 3) }),
]);

/** What the caller's contracts pay on request: what is ready, the requests, and a new one. */
export function payoutRequestRoutes(platform: SitePlatform) {
  return new Hono<AppEnv>()
    .get("/wps/relay/ACS_payoutRequestList", requireAgent, async (c) => {
      const { memberId } = c.var.session;
      const list = await platform.db
        .select()
        .from(payoutRequests)
        .where(eq(payoutRequests.holderId, memberId))
        .orderBy(desc(payoutRequests.id))
        .limit(SHOWN);
      const ready = (await readyFor(platform.db, memberId)).map(({ amount, currency, payouts }) => ({
        amount: toDecimal(amount, currency),
        currency,
        payouts,
      }));
      return ok(c, { ready, list: list.map(view) });
    })
    .post("/wps/relay/ACS_payoutRequest", requireAgent, idempotent(platform), async (c) => {
      const { currency } = await readJson(c, RequestBody);
      return answerWith<PayoutRequest>(
        c,
        platform,
        (keepAnswer) => requestPayout(platform, c.var.session.memberId, currency, keepAnswer),
        view,
      );
    });
}

const view = ({ id, amount, currency, state, reason, requestedAt, decidedAt }: PayoutRequest) => ({
  requestId: String(id),
  amount: toDecimal(amount, currency),
  currency,
  state,
  reason,
  requestedAt: requestedAt.toISOString(),
  decidedAt: decidedAt?.toISOString() ?? null,
});

/** Controls with which the operator, who pays all payouts, decides about requests. */
export const payoutRequestControls = (platform: SitePlatform) =>
  formControl({
    path: "/sandbox/payout-request",
    call: "decide",
    body: Decision,
    run: async (decision) => view(await decidePayoutRequest(platform, decision)),
    title: "Payout requests",
    none: "No request waits. Those of agents whose contracts are paid on request appear here.",
    async items() {
      const waiting = await withNames(platform.db, payoutRequests, {
        of: payoutRequests.holderId,
        where: eq(payoutRequests.state, "WAITING"),
        by: payoutRequests.id,
      });
      return waiting.map(
        ({ row: { id, amount, currency, requestedAt }, username }) => html`<article>
<header><strong>${toDecimal(amount, currency)} ${currency}</strong><span>${username}</span>
<span class="muted">${requestedAt.toISOString()}</span></header>
<form method="post"><input type="hidden" name="requestId" value="${id}"><button name="outcome" value="PAY">Pay</button>
<input name="reason" placeholder="Reason" maxlength="200"><button name="outcome" value="DECLINE">Decline</button></form>
</article>`,
      );
    },
  });
