import { Hono } from "hono";
import { html } from "hono/html";
import { z } from "zod";
import type { CorePlatform } from "../corePlatform.ts";
import type { AppEnv } from "../http/env.ts";
import { ok } from "../http/envelope.ts";
import { readForm, readJson } from "../http/input.ts";
import { formPage } from "../http/sandboxPage.ts";
import { envelopesAt, openExtraEnvelope } from "./redEnvelopes.ts";

const MINUTES = 10;
const Opening = z.strictObject({ minutes: z.coerce.number().int().min(1).max(1_440).default(MINUTES) });

/** The control that opens a red envelope now, as an operator would. */
export const redEnvelopeControlRoutes = (platform: CorePlatform) =>
  new Hono<AppEnv>()
    .post("/sandbox/red-envelope/open", async (c) => {
      const { minutes } = await readJson(c, Opening);
      return ok(c, await openExtraEnvelope(platform, minutes));
    })
    .get("/sandbox/red-envelope", async (c) => {
      const now = platform.clock.now();
      const rows = (await envelopesAt(platform.db, now)).map(({ envelopeId, opensAt, closesAt }) => {
        const state = now < opensAt ? "opens later" : now < closesAt ? "open" : "closed";
        return html`<tr><td>${envelopeId}</td><td>${opensAt.toISOString()}</td><td>${closesAt.toISOString()}</td>
<td>${state}</td></tr>`;
      });
      const form = html`<form method="post"><label>Minutes <input name="minutes" value="${MINUTES}" size="4"></label>
<button>Open an envelope now</button></form>`;
      const table = html`<table><thead><tr><th>Envelope</th><th>Opens</th><th>Closes</th><th>State</th></tr></thead>
<tbody>${rows}</tbody></table>`;
      return formPage(c, "Red envelopes", [form, table]);
    })
    .post("/sandbox/red-envelope", async (c) => {
      await openExtraEnvelope(platform, (await readForm(c, Opening)).minutes);
      return c.redirect("/sandbox/red-envelope", 303);
    });
