import { desc, eq } from "drizzle-orm";
import { Hono } from "hono";
import { html } from "hono/html";
import { z } from "zod";
import type { AppEnv } from "../http/env.ts";
import { ok } from "../http/envelope.ts";
import { PlatformError } from "../http/errors.ts";
import { PAGE_HEADERS, page } from "../http/sandboxPage.ts";
import { feedback } from "./feedback.tables.ts";
import type { SupportPlatform } from "./supportPlatform.ts";
import { uploadedImages } from "./upload.tables.ts";

const SHOWN = 100;

type Row = typeof feedback.$inferSelect;

/** The feedback, as the operator sees it. */
export const feedbackControls = ({ db }: SupportPlatform) =>
  new Hono<AppEnv>()
    .get("/sandbox/feedback", async (c) => {
      const rows = await db.select().from(feedback).orderBy(desc(feedback.createdAt)).limit(SHOWN);
      c.header("Vary", "Accept");
      if (!c.req.header("Accept")?.includes("text/html")) return ok(c, rows);
      return c.html(feedbackPage(rows), 200, PAGE_HEADERS);
    })
    .get("/sandbox/feedback/image/:id", async (c) => {
      const id = z.uuid().safeParse(c.req.param("id"));
      if (!id.success) throw new PlatformError("NOT_FOUND");
      const [image] = await db
        .select({ content: uploadedImages.content })
        .from(uploadedImages)
        .where(eq(uploadedImages.id, id.data));
      if (!image) throw new PlatformError("NOT_FOUND");
      return c.body(new Uint8Array(image.content), 200, { "Content-Type": "image/webp" });
    });

function feedbackPage(rows: readonly Row[]) {
  if (rows.length === 0) return page("Feedback", html`<p>Nobody has written yet.</p>`);
  return page("Feedback", [html`<p class="muted">The latest first.</p>`, ...rows.map(article)]);
}

const article = ({ type, sender, contact, content, imageIds, createdAt }: Row) => html`<article>
<header><strong>${type}</strong><span>from ${sender}${contact === null ? "" : `, ${contact}`}</span>
<time class="muted" datetime="${createdAt.toISOString()}">${createdAt.toISOString().replace("T", " ").slice(0, 19)} UTC</time></header>
<pre>${content}</pre>
${imageIds.map((id) => html`<img src="/sandbox/feedback/image/${id}" alt="">`)}
</article>`;
