import { asc, eq, inArray } from "drizzle-orm";
import { Hono } from "hono";
import { html } from "hono/html";
import { z } from "zod";
import type { CorePlatform } from "../../corePlatform.ts";
import type { AppEnv } from "../../http/env.ts";
import { ok } from "../../http/envelope.ts";
import { PlatformError } from "../../http/errors.ts";
import { parse, readForm, readJson, text } from "../../http/input.ts";
import { formPage } from "../../http/sandboxPage.ts";
import { members } from "../../member/member.tables.ts";
import { furtherKinds, identityChecks, rejectionReasons } from "./identityCheck.tables.ts";
import { decideIdentityCheck, documentsOf } from "./identityCheck.ts";

const SHOWN = 50;
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
const DecisionForm = z.object({ username, decision: text(64, 1) });

/** Controls that stand in for the people who look at documents. */
export function identityCheckControls(platform: CorePlatform) {
  const { db } = platform;
  const decide = async (decision: z.output<typeof Decision>) => {
    const [member] = await db.select({ id: members.id }).from(members).where(eq(members.username, decision.username));
    if (!member) throw new PlatformError("NOT_FOUND");
    return decideIdentityCheck(platform, member.id, decision);
  };
  return new Hono<AppEnv>()
    .post("/sandbox/identity-check/decide", async (c) => ok(c, await decide(await readJson(c, Decision))))
    .get("/sandbox/identity-check", async (c) => {
      const open = await db
        .select({ check: identityChecks, username: members.username })
        .from(identityChecks)
        .innerJoin(members, eq(members.id, identityChecks.memberId))
        .where(inArray(identityChecks.status, ["PENDING", "MORE_NEEDED"]))
        .orderBy(asc(identityChecks.submittedAt))
        .limit(SHOWN);
      const list = await Promise.all(
        open.map(async ({ check, username: name }) => {
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
      const none = "No check is open. Documents that members send appear here.";
      return formPage(c, "Identity checks", list, none);
    })
    .post("/sandbox/identity-check", async (c) => {
      const form = await readForm(c, DecisionForm);
      const [outcome, detail] = form.decision.split(" ");
      const extra = outcome === "REJECTED" ? { reason: detail } : outcome === "MORE_NEEDED" && { requested: [detail] };
      await decide(parse(Decision, { username: form.username, outcome, ...extra }));
      return c.redirect("/sandbox/identity-check", 303);
    });
}

const buttons = [
  "APPROVED",
  ...rejectionReasons.map((reason) => `REJECTED ${reason}`),
  ...furtherKinds.map((kind) => `MORE_NEEDED ${kind}`),
];
