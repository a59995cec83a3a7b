import { z } from "zod";
import type { ArticleSection } from "../__generated__/types.ts";
import { cleanHtml } from "../basics/cleanHtml.ts";
import { pictureOf } from "../cdn/pictures.ts";
import { instant, maybeText, text } from "../upstream/wire.ts";

export const article = z
  .object({
    slug: z.string().regex(/^[\w-]{1,80}$/),
    title: text,
    summary: text.catch(""),
    contentHtml: text.transform(cleanHtml),
    imageUrl: maybeText,
    publishedAt: instant,
  })
  .transform(({ contentHtml, imageUrl, ...row }) => ({ ...row, content: contentHtml, image: pictureOf(imageUrl) }));

/** An article with the section that was asked for: a row does not say it. */
export type ArticleModel = z.output<typeof article> & { section: ArticleSection };

export const articles = z
  .object({ list: z.array(article.nullable().catch(null)).max(1_000) })
  .transform(({ list }) =>
    list.filter((row) => row !== null).toSorted((a, b) => b.publishedAt.localeCompare(a.publishedAt)),
  );
