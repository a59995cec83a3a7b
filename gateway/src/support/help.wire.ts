import { z } from "zod";
import type { SitePageSlug } from "../__generated__/types.ts";
import { cleanHtml } from "../basics/cleanHtml.ts";
import { count, idText, maybeInstant, text } from "../upstream/wire.ts";
/** The platform's names of these pages. */
export const slugs: Readonly<Record<SitePageSlug, string>> = {
  CONTACT: "contact",
  RESPONSIBLE_GAMING: "responsible-gaming",
  ACCESSIBILITY: "accessibility",
  PRIVACY: "privacy",
};

// Clean the HTML here, once for all readers of the cached answer.
export const html = text.transform(cleanHtml);

export const article = z.object({
  id: idText,
  anchor: z.string().regex(/^[\w-]{1,40}$/),
  title: text,
  contentHtml: html,
  sort: count.catch(0),
});

export const centre = z
  .object({ version: z.string().min(1).max(100), list: z.array(article.nullable().catch(null)).max(200) })
  .transform(({ version, list }) => ({
    version,
    articles: list
      .filter((row) => row !== null)
      .toSorted((a, b) => a.sort - b.sort)
      .map(({ id, sort: _, ...rest }) => ({ internalID: id, ...rest })),
  }));

export const page = z.object({ title: text, contentHtml: html, updatedAt: maybeInstant });

export type HelpArticleModel = z.output<typeof centre>["articles"][number];
