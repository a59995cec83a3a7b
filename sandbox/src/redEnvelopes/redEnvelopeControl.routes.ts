import { html } from "hono/html";
import { z } from "zod";
import type { CorePlatform } from "../corePlatform.ts";
import { formControl } from "../http/formControl.ts";
import { envelopesAt, openExtraEnvelope } from "./redEnvelopes.ts";

const MINUTES = 10;
const Opening = z.strictObject({ minutes: z.coerce.number().int().min(1).max(1_440).default(MINUTES) });

/** The control that opens a red envelope now, as an operator would. */
export const redEnvelopeControlRoutes = (platform: CorePlatform) =>
  formControl({
    path: "/sandbox/red-envelope",
    call: "open",
    body: Opening,
    run: ({ minutes }) => openExtraEnvelope(platform, minutes),
    title: "Red envelopes",
    async items() {
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
      return [form, table];
    },
  });
