import { asc, eq, isNull } from "drizzle-orm";
import { html } from "hono/html";
import { z } from "zod";
import type { CorePlatform } from "../corePlatform.ts";
import { PlatformError } from "../http/errors.ts";
import { formControl } from "../http/formControl.ts";
import { rowId, text } from "../http/input.ts";
import { members } from "../member/member.tables.ts";
import { CATALOGUE_CURRENCY, toMinor } from "../money.ts";
import { planOf } from "../promotions/promotions.data.ts";
import { promotions } from "../promotions/promotions.tables.ts";
import { PROMOTION_TEXTS } from "../promotions/promotions.texts.ts";
import { rejectReasons } from "../promotions/rejectReasons.ts";
import { type Decision, decide } from "./applications.ts";
import { type Application, promotionApplications } from "./memberPromotions.tables.ts";

const SHOWN = 50;

const Settlement = z.strictObject({
  applicationId: rowId,
  step: z.enum(["PROCESS", "APPROVE", "REJECT"]).default("APPROVE"),
  /** What is given; all that the promotion gives without it. */
  amount: text(20).optional(),
  reason: z.enum(rejectReasons).default("NOT_DONE"),
});
type Settlement = z.output<typeof Settlement>;

/** Controls that decide about applications for promotions, as the operator would. */
export function promotionControlRoutes(platform: CorePlatform) {
  const { db } = platform;

  async function settle({ applicationId, step, amount, reason }: Settlement): Promise<Application> {
    if (step !== "APPROVE") return decide(platform, applicationId, step === "REJECT" ? { step, reason } : { step });
    const [known] = await db.select().from(promotionApplications).where(eq(promotionApplications.id, applicationId));
    if (!known) throw new PlatformError("NOT_FOUND");
    const most = BigInt(planOf(known.promotionId).facts.most);
    const given = amount === undefined ? most : toMinor(amount, CATALOGUE_CURRENCY);
    if (given === undefined) throw new PlatformError("AMOUNT_OUT_OF_RANGE");
    return decide(platform, applicationId, { step, amount: given } satisfies Decision);
  }

  return formControl({
    path: "/sandbox/promotion",
    call: "settle",
    body: Settlement,
    async run(asked) {
      const { id, status, reason } = await settle(asked);
      return { applicationId: String(id), status, reason };
    },
    title: "Applications for promotions",
    none: "No application is open. Those that members send appear here, to be approved or rejected.",
    async items() {
      const open = await db
        .select({ application: promotionApplications, titles: promotions.titles, username: members.username })
        .from(promotionApplications)
        .innerJoin(promotions, eq(promotions.id, promotionApplications.promotionId))
        .innerJoin(members, eq(members.id, promotionApplications.memberId))
        .where(isNull(promotionApplications.decidedAt))
        .orderBy(asc(promotionApplications.createdAt))
        .limit(SHOWN);
      return open.map(({ application, titles, username }) => article(application, titles.EN, username));
    },
  });
}

const article = (application: Application, title: string, username: string) => {
  const { id, promotionId, status, remark, imageIds, createdAt } = application;
  const { most } = planOf(promotionId).facts;
  return html`<article>
<header><strong>${title}</strong><span>${username}</span>
<span class="muted">${id}, ${status}, since ${createdAt.toISOString()}</span></header>
<p>${remark}</p>
${imageIds.map((imageId) => html`<img src="/sandbox/feedback/image/${imageId}" alt="Picture">`)}
<form method="post"><input type="hidden" name="applicationId" value="${id}">
<label>Amount, at most ${most} <input name="amount" value="${most}" size="10" required></label>
<label>Reason <select name="reason">${rejectReasons.map(
    (reason) => html`<option value="${reason}">${PROMOTION_TEXTS.EN.reasons[reason]}</option>`,
  )}</select></label>
${status === "APPLYING" ? html`<button name="step" value="PROCESS">Take into process</button>` : ""}
<button name="step" value="APPROVE">Approve</button><button name="step" value="REJECT">Reject</button></form>
</article>`;
};
