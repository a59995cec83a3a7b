import path from "node:path";
import type { BannerArt } from "@atrium/arcade/banner";
import { pictures } from "@atrium/arcade/pictures";
import { readJson, someText } from "@atrium/arcade/texts";
import { z } from "zod";
import { bannerArt } from "../../bannerArt.ts";
import { inEveryLanguage, type Language } from "../../http/languages.ts";
import { readMarkdown } from "../../texts/markdown.ts";
import { DAY_MS } from "../../time/units.ts";

/** Something to read that the operator published. */
interface Article {
  slug: string;
  /** Days since its publication. */
  daysAgo: number;
  art: BannerArt;
  texts: Record<Language, { title: string; summary: string; html: () => string }>;
}

const frontMatter = z.strictObject({ title: someText, summary: someText });

const plans = z
  .array(z.strictObject({ slug: z.string().regex(/^[a-z0-9-]+$/), daysAgo: z.int().min(0), art: bannerArt }))
  .transform((list) => list.map((plan): Article => ({ ...plan, texts: inEveryLanguage(readerOf(plan.slug)) })));

const readerOf = (slug: string) => (language: Language) =>
  readMarkdown(path.join(import.meta.dirname, "texts", language, `${slug}.md`), frontMatter);

/** What is published, by the slug of its list. */
export const ARTICLES: Readonly<Record<string, readonly Article[]>> = readJson(
  path.join(import.meta.dirname, "articles.json"),
  z.strictObject({ blog: plans, news: plans }),
);

/** The picture of an article, among the banners. */
export const pictureIdOf = (slug: string) => `article-${slug}`;

/**
 * An article in the contract's form. It was published at midnight UTC, so that two requests of one day get the same
 * answer.
 */
export function articleView({ slug, daysAgo, texts }: Article, language: Language, now: Date) {
  const { title, summary, html } = texts[language];
  const today = Math.floor(now.getTime() / DAY_MS) * DAY_MS;
  return {
    slug,
    title,
    summary,
    contentHtml: html(),
    imageUrl: pictures.banner(pictureIdOf(slug)),
    publishedAt: new Date(today - daysAgo * DAY_MS).toISOString(),
  };
}
