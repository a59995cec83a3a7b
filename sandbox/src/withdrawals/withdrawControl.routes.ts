import { eq, isNull } from "drizzle-orm";
import { html } from "hono/html";
import { z } from "zod";
import { PlatformError } from "../http/errors.ts";
import { formControl } from "../http/formControl.ts";
import { text } from "../http/input.ts";
import { transact } from "../ledger/transact.ts";
import { withNames } from "../member/withNames.ts";
import { toDecimal, toMinor } from "../money.ts";
import type { SitePlatform } from "../site/sitePlatform.ts";
import { settleDispute } from "./confirmations.ts";
import { decide } from "./payments.ts";
import { withdrawalViews } from "./withdrawal.wire.ts";
import { type Withdrawal, type WithdrawalState, withdrawalParts, withdrawals } from "./withdrawals.tables.ts";

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

  return formControl({
    path: "/sandbox/withdraw",
    call: "settle",
    body: Settlement,
    run: settle,
    title: "Withdrawals",
    none: "No withdrawal is open. Those that members ask for appear here, to be decided and paid.",
    async items() {
      const open = await withNames(db, withdrawals, {
        of: withdrawals.memberId,
        where: isNull(withdrawals.endedAt),
        by: withdrawals.createdAt,
      });
      const disputes = await db
        .select({ withdrawId: withdrawalParts.withdrawId, proofIds: withdrawalParts.proofIds })
        .from(withdrawalParts)
        .where(eq(withdrawalParts.state, "DISPUTED"));
      return open.map(({ row: withdrawal, username }) =>
        article(
          withdrawal,
          username,
          disputes.flatMap(({ withdrawId, proofIds }) => (withdrawId === withdrawal.withdrawId ? proofIds : [])),
        ),
      );
    },
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
