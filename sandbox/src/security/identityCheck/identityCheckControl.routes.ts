import { inArray } from "drizzle-orm";
import { html } from "hono/html";
import { z } from "zod";
import type { CorePlatform } from "../../corePlatform.ts";
import { formControl } from "../../http/formControl.ts";
import { text } from "../../http/input.ts";
import { memberNamed } from "../../member/members.ts";
import { withNames } from "../../member/withNames.ts";
import { furtherKinds, identityChecks, rejectionReasons } from "./identityCheck.tables.ts";
import { decideIdentityCheck, documentsOf } from "./identityCheck.ts";

const IMAGE_ROUTE = "/sandbox/feedback/image";

const username = text(32, 1);
const Decision = z.discriminatedUnion("outcome", [
  z.strictObject({ username, outcome: z.literal("APPROVED") }),
  z.strictObject({ username, outcome: z.literal("REJECTED"), reason: z.enum(rejectionReasons).default("UNREADABLE") }),
  z.strictObject({
    username,
    outcome: z.literal("MORE_NEEDED"),
    requested: z.array(z.enum(furtherKinds)).min(1).max(furtherKinds.length),
  }),
]);
/** A button of the page: `REJECTED EXPIRED` or `MORE_NEEDED SOURCE_OF_FUNDS`. */
const DecisionForm = z
  .object({ username, decision: text(64, 1) })
  .transform(({ username: name, decision }): unknown => {
    const [outcome, detail] = decision.split(" ");
    const extra = outcome === "REJECTED" ? { reason: detail } : outcome === "MORE_NEEDED" && { requested: [detail] };
    return { username: name, outcome, ...extra };
  })
  .pipe(Decision);

/** Controls that stand in for the people who look at documents. */
export function identityCheckControls(platform: CorePlatform) {
  const { db } = platform;
  return formControl({
    path: "/sandbox/identity-check",
    call: "decide",
    body: Decision,
    form: DecisionForm,
    async run(decision) {
      const member = await memberNamed(db, decision.username);
      return decideIdentityCheck(platform, member.id, decision);
    },
    title: "Identity checks",
    none: "No check is open. Documents that members send appear here.",
    async items() {
      const open = await withNames(db, identityChecks, {
        of: identityChecks.memberId,
        where: inArray(identityChecks.status, ["PENDING", "MORE_NEEDED"]),
        by: identityChecks.submittedAt,
      });
      return Promise.all(
        open.map(async ({ row: check, username: name }) => {
          const documents = await documentsOf(db, check.memberId);
          return html`<article>
<header><strong>${name}</strong><span>${check.status}${check.requested.map((kind) => ` ${kind}`)}</span></header>
${documents.map(
  ({ kind, imageIds, submittedAt }) => html`<p>${kind}, ${submittedAt.toISOString()}<br>
${imageIds.map((id) => html`<img src="${IMAGE_ROUTE}/${id}" alt="${kind}">`)}</p>`,
)}
<form method="post"><input type="hidden" name="username" value="${name}">
${buttons.map((value) => html`<button name="decision" value="${value}">${value.replaceAll("_", " ")}</button>`)}</form>
</article>`;
        }),
      );
    },
  });
}

const buttons = [
  "APPROVED",
  ...rejectionReasons.map((reason) => `REJECTED ${reason}`),
  ...furtherKinds.map((kind) => `MORE_NEEDED ${kind}`),
];
