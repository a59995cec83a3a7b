import { asc, eq, isNull } from "drizzle-orm";
import { Hono } from "hono";
import { html } from "hono/html";
import { z } from "zod";
import type { AppEnv } from "../http/env.ts";
import { ok } from "../http/envelope.ts";
import { PlatformError } from "../http/errors.ts";
import { readForm, readJson, text } from "../http/input.ts";
import { formPage } from "../http/sandboxPage.ts";
import { transact } from "../ledger/transact.ts";
import { members } from "../member/member.tables.ts";
import { toDecimal, toMinor } from "../money.ts";
import type { SitePlatform } from "../site/sitePlatform.ts";
import { settleDispute } from "./confirmations.ts";
import { decide } from "./payments.ts";
import { withdrawalViews } from "./withdrawal.wire.ts";
import { type Withdrawal, type WithdrawalState, withdrawalParts, withdrawals } from "./withdrawals.tables.ts";

const SHOWN = 50;

const Settlement = z.strictObject({
  withdrawId: text(32, 1),
  step: z.enum(["APPROVE", "REJECT", "PAY", "ARRIVED", "PAY_AGAIN"]).default("PAY"),
  /** Pays a part only. */
  amount: text(20).optional(),
});
type Settlement = z.output<typeof Settlement>;

/** What the operator can do in a state, and the words of its button. */
const STEPS: Partial<Record<WithdrawalState, Partial<Record<Settlement["step"], string>>>> = {
  REVIEW: { APPROVE: "Approve", PAY: "Pay now", REJECT: "Reject" },
  APPROVED: { PAY: "Pay now", REJECT: "Reject" },
  PAYING: { PAY: "Pay now" },
  DISPUTED: { ARRIVED: "It arrived", PAY_AGAIN: "Pay again" },
};

/** Controls that decide about withdrawals, as the operator would. */
export function withdrawControlRoutes(platform: SitePlatform) {
  const { db } = platform;

  const settle = async ({ withdrawId, step, amount }: Settlement) => {
    const [known] = await db.select().from(withdrawals).where(eq(withdrawals.withdrawId, withdrawId));
    if (!known) throw new PlatformError("NOT_FOUND");
    const most = amount === undefined ? undefined : toMinor(amount, known.currency);
    if (amount !== undefined && !most) throw new PlatformError("AMOUNT_OUT_OF_RANGE");
    await transact(platform, (tx) =>
      step === "ARRIVED" || step === "PAY_AGAIN"
        ? settleDispute(tx, platform, { withdrawId, step })
        : decide(tx, platform, { withdrawId, step, most }),
    );
    const [view] = await withdrawalViews(platform, db, [await latest(withdrawId, known)]);
    return view;
  };
  const latest = async (withdrawId: string, known: Withdrawal) =>
    (await db.select().from(withdrawals).where(eq(withdrawals.withdrawId, withdrawId)))[0] ?? known;

  return new Hono<AppEnv>()
    .post("/sandbox/withdraw/settle", async (c) => ok(c, await settle(await readJson(c, Settlement))))
    .get("/sandbox/withdraw", async (c) => {
      const open = await db
        .select({ withdrawal: withdrawals, username: members.username })
        .from(withdrawals)
        .innerJoin(members, eq(members.id, withdrawals.memberId))
        .where(isNull(withdrawals.endedAt))
        .orderBy(asc(withdrawals.createdAt))
        .limit(SHOWN);
      const disputes = await db
        .select({ withdrawId: withdrawalParts.withdrawId, proofIds: withdrawalParts.proofIds })
        .from(withdrawalParts)
        .where(eq(withdrawalParts.state, "DISPUTED"));
      const list = open.map(({ withdrawal, username }) =>
        article(
          withdrawal,
          username,
          disputes.flatMap(({ withdrawId, proofIds }) => (withdrawId === withdrawal.withdrawId ? proofIds : [])),
        ),
      );
      const none = "No withdrawal is open. Those that members ask for appear here, to be decided and paid.";
      return formPage(c, "Withdrawals", list, none);
    })
    .post("/sandbox/withdraw", async (c) => {
      await settle(await readForm(c, Settlement));
      return c.redirect("/sandbox/withdraw", 303);
    });
}

const article = (withdrawal: Withdrawal, username: string, proofIds: readonly string[]) => {
  const { withdrawId, amount, currency, state, createdAt, bankName, last4 } = withdrawal;
  const buttons = Object.entries(STEPS[state] ?? {});
  return html`<article>
<header><strong>${toDecimal(amount, currency)} ${currency}</strong><span>${username}, ${bankName} •••• ${last4}</span>
<span class="muted">${withdrawId}, ${state}, since ${createdAt.toISOString()}</span></header>
${proofIds.map((id) => html`<img src="/sandbox/feedback/image/${id}" alt="Proof">`)}
<form method="post"><input type="hidden" name="withdrawId" value="${withdrawId}">
${buttons.map(([step, words]) => html`<button name="step" value="${step}">${words}</button>`)}</form>
</article>`;
};
