import { eq } from "drizzle-orm";
import { html } from "hono/html";
import { z } from "zod";
import type { CorePlatform } from "../corePlatform.ts";
import { ok } from "../http/envelope.ts";
import { formControl } from "../http/formControl.ts";
import { readJson, text } from "../http/input.ts";
import { inEveryLanguage } from "../http/languages.ts";
import { transact } from "../ledger/transact.ts";
import { withNames } from "../member/withNames.ts";
import { pointRedeems, pointStocks, type Redeem } from "./mall.tables.ts";
import { undeliverable } from "./mall.texts.ts";
import { decideRedeem } from "./redeemDecisions.ts";
import { rewardOf } from "./redeems.ts";

const Decision = z.strictObject({
  redeemId: text(32, 1),
  status: z.enum(["APPROVED", "REJECTED"]),
  /** Shown to the member when it is rejected; without one, a text in the member's language. */
  reason: text(200).trim().default(""),
});
const Stock = z.strictObject({ rewardId: z.coerce.number().int().min(1), stock: z.coerce.number().int().min(0) });

/** Controls that decide about redeems, and fill the stock, as an operator would. */
export function redeemControlRoutes(platform: CorePlatform) {
  const { db, clock } = platform;

  const decisions = formControl({
    path: "/sandbox/redeem",
    call: "decide",
    body: Decision,
    async run({ redeemId, status, reason }) {
      const reasons = reason === "" ? undeliverable : inEveryLanguage(() => reason);
      const decision = status === "APPROVED" ? { redeemId, status } : { redeemId, status, reasons };
      const decided = await transact(platform, (tx) => decideRedeem(tx, decision, clock.now()));
      return { redeemId, status: decided.status };
    },
    title: "Redeems",
    none: "No redeem is in process. Those that members ask for appear here, to be decided.",
    async items() {
      const open = await withNames(db, pointRedeems, {
        of: pointRedeems.memberId,
        where: eq(pointRedeems.status, "IN_PROCESS"),
        by: pointRedeems.createdAt,
      });
      return open.map(({ row, username }) => article(row, username));
    },
  });

  return decisions.post("/sandbox/redeem/stock", async (c) => {
    const { rewardId, stock } = await readJson(c, Stock);
    const { id } = rewardOf(rewardId);
    const row = { rewardId: id, left: stock };
    await db.insert(pointStocks).values(row).onConflictDoUpdate({ target: pointStocks.rewardId, set: row });
    return ok(c, row);
  });
}

const article = ({ redeemId, titles, quantity, points, address, createdAt }: Redeem, username: string) => html`<article>
<header><strong>${quantity} × ${titles.EN}</strong><span>${username}, ${String(points)} points</span>
<span class="muted">${redeemId}, since ${createdAt.toISOString()}${address && `, to ${address}`}</span></header>
<form method="post"><input type="hidden" name="redeemId" value="${redeemId}">
<button name="status" value="APPROVED">Approve</button>
<label>Reason <input name="reason" maxlength="200"></label><button name="status" value="REJECTED">Reject</button></form>
</article>`;
