import { z } from "zod";
import type { ArticleSection } from "../__generated__/resolvers.ts";
import { type Picture, pictureOf } from "../cdn/pictures.ts";
import { UpstreamError } from "../errors/upstreamError.ts";
import { sharedRead } from "../upstream/calls.ts";
import { cleanHtml } from "../upstream/cleanHtml.ts";
import type { Scope } from "../upstream/scope.ts";
import { instant, maybeText, text } from "../upstream/wire.ts";

export interface Article {
  slug: string;
  section: ArticleSection;
  title: string;
  summary: string;
  content: string;
  image: Picture | null;
  publishedAt: string;
}

/** The platform's names of the lists. */
const slugs: Readonly<Record<ArticleSection, string>> = { BLOG: "blog", NEWS: "news" };

const article = z
  .object({
    slug: z.string().regex(/^[\w-]{1,80}$/),
    title: text,
    summary: text.catch(""),
    contentHtml: text.transform(cleanHtml),
    imageUrl: maybeText,
    publishedAt: instant,
  })
  .transform(({ contentHtml, imageUrl, ...row }) => ({ ...row, content: contentHtml, image: pictureOf(imageUrl) }));

const articles = z
  .object({ list: z.array(article.nullable().catch(null)).max(1_000) })
  .transform(({ list }) =>
    list.filter((row) => row !== null).toSorted((a, b) => b.publishedAt.localeCompare(a.publishedAt)),
  );

const read = sharedRead("GET /wps/system/page", articles, { maxAge: 300 });

/** What the operator publishes. A section comes whole; every list is cut from it. */
export const articlesUpstream = (scope: Scope) => ({
  async list(section: ArticleSection): Promise<Article[]> {
    try {
      const rows = await read(scope, { query: { slug: slugs[section], language: scope.caller.language } });
      return rows.map((row) => ({ ...row, section }));
    } catch (error) {
      // An operator who publishes nothing has an empty section.
      if (error instanceof UpstreamError && error.code === "NOT_FOUND") return [];
      throw error;
    }
  },
});
