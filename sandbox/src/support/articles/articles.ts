import { pictures } from "@atrium/arcade/pictures";
import type { Language } from "../../http/languages.ts";
import type { Article } from "./article.ts";
import { BLOG_HABITS } from "./blog.habits.ts";
import { BLOG_PLAY } from "./blog.play.ts";
import { NEWS } from "./news.ts";

/** What is published, by the slug of its list. */
export const ARTICLES: Readonly<Record<string, readonly Article[]>> = {
  blog: [...BLOG_PLAY, ...BLOG_HABITS],
  news: NEWS,
};

/** The picture of an article, among the banners. */
export const pictureIdOf = (slug: string) => `article-${slug}`;

const DAY_MS = 86_400_000;

/** An article as the contract words it. It was put up at midnight UTC, so that asking twice a day answers the same. */
export function articleView({ slug, daysAgo, titles, summaries, contents }: Article, language: Language, now: Date) {
  const today = Math.floor(now.getTime() / DAY_MS) * DAY_MS;
  return {
    slug,
    title: titles[language],
    summary: summaries[language],
    contentHtml: contents[language].split("\n\n").map(htmlOf).join(""),
    imageUrl: pictures.banner(pictureIdOf(slug)),
    publishedAt: new Date(today - daysAgo * DAY_MS).toISOString(),
  };
}

const htmlOf = (paragraph: string) =>
  paragraph.startsWith("# ") ? `<h2>${paragraph.slice(2)}</h2>` : `<p>${paragraph}</p>`;
