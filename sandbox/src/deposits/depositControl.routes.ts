import { inArray } from "drizzle-orm";
import { html } from "hono/html";
import { z } from "zod";
import { formControl } from "../http/formControl.ts";
import { text } from "../http/input.ts";
import { withNames } from "../member/withNames.ts";
import { toDecimal } from "../money.ts";
import type { SitePlatform } from "../site/sitePlatform.ts";
import { deposits } from "../wallet/deposits.tables.ts";
import { channelName } from "./channels.ts";
import { depositView } from "./deposit.wire.ts";
import { endDeposit } from "./deposits.ts";

const Settlement = z.strictObject({
  depositId: text(32, 1),
  outcome: z.enum(["SUCCESS", "FAILED"]).default("SUCCESS"),
});

/** Controls that pay or refuse deposits, as a bank or provider would. */
export const depositControlRoutes = (platform: SitePlatform) =>
  formControl({
    path: "/sandbox/deposit",
    call: "settle",
    body: Settlement,
    run: async ({ depositId, outcome }) => depositView(platform, await endDeposit(platform, depositId, outcome), "EN"),
    title: "Deposits",
    async items() {
      const open = await withNames(platform.db, deposits, {
        of: deposits.memberId,
        where: inArray(deposits.state, ["CREATED", "PENDING"]),
        by: deposits.createdAt,
      });
      const list = open.map(
        ({ row: { depositId, channelId, amount, currency, state, expiresAt }, username }) => html`<article>
<header><strong>${toDecimal(amount, currency)} ${currency}</strong><span>${username}, ${channelName(channelId, "EN")}</span>
<span class="muted">${depositId}, ${state}, expires ${expiresAt.toISOString()}</span></header>
<form method="post"><input type="hidden" name="depositId" value="${depositId}">
<button name="outcome" value="SUCCESS">Pay</button><button name="outcome" value="FAILED">Refuse</button></form>
</article>`,
      );
      const none = html`<p>No deposit is open. Those that members open appear here, to be paid or refused.</p>`;
      const late = html`<form method="post"><label>Money that comes late: the number of a deposit that has ended
<input name="depositId" maxlength="32" required></label> <button name="outcome" value="SUCCESS">Pay</button></form>`;
      return [...(list.length > 0 ? list : [none]), late];
    },
  });
