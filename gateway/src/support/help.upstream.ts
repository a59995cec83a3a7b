import { z } from "zod";
import type { SitePage, SitePageSlug } from "../__generated__/resolvers.ts";
import { UpstreamError } from "../errors/upstreamError.ts";
import { sharedRead } from "../upstream/calls.ts";
import { cleanHtml } from "../upstream/cleanHtml.ts";
import type { Scope } from "../upstream/scope.ts";
import { count, idText, maybeInstant, text } from "../upstream/wire.ts";

export interface HelpArticle {
  key: string;
  anchor: string;
  title: string;
  contentHtml: string;
}

/** The platform's names of the pages that operators write. */
const slugs: Readonly<Record<SitePageSlug, string>> = {
  CONTACT: "contact",
  RESPONSIBLE_GAMING: "responsible-gaming",
  PRIVACY: "privacy",
};

// Cleaned here, once for all who read the kept answer.
const html = text.transform(cleanHtml);

const article = z.object({
  id: idText,
  anchor: z.string().regex(/^[\w-]{1,40}$/),
  title: text,
  contentHtml: html,
  sort: count.catch(0),
});

const centre = z
  .object({ version: z.string().min(1).max(100), list: z.array(article.nullable().catch(null)).max(200) })
  .transform(({ version, list }) => ({
    version,
    articles: list
      .filter((row) => row !== null)
      .toSorted((a, b) => a.sort - b.sort)
      .map(({ id, sort: _, ...rest }): HelpArticle => ({ key: id, ...rest })),
  }));

const page = z.object({ title: text, contentHtml: html, updatedAt: maybeInstant });

const calls = {
  centre: sharedRead("GET /wps/system/helpCenter", centre, { maxAge: 300 }),
  page: sharedRead("GET /wps/system/page", page, { maxAge: 300 }),
};

/** What the operator has written for those who look for help. */
export const helpUpstream = (scope: Scope) => ({
  centre: () => calls.centre(scope, { query: { language: scope.caller.language, device: "WEB" } }),

  async page(slug: SitePageSlug): Promise<SitePage | null> {
    try {
      const query = { slug: slugs[slug], language: scope.caller.language };
      return { slug, ...(await calls.page(scope, { query })) };
    } catch (error) {
      if (error instanceof UpstreamError && error.code === "NOT_FOUND") return null;
      throw error;
    }
  },
});
