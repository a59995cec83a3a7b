import { Hono } from "hono";
import { z } from "zod";
import type { AppEnv } from "../http/env.ts";
import { ok } from "../http/envelope.ts";
import { PlatformError } from "../http/errors.ts";
import { readQuery, text } from "../http/input.ts";
import { toLanguage } from "../http/languages.ts";
import { shared } from "../http/sharedCache.ts";
import { ARTICLES, articleView } from "./articles/articles.ts";
import { HELP, PAGE_SLUGS } from "./help/help.ts";
import type { SupportPlatform } from "./supportPlatform.ts";

const HelpQuery = z.object({ language: text(10).optional(), device: text(10).optional() });
const PageQuery = z.object({ slug: text(40), language: text(10).optional() });

const PAGES_CHANGED = "2026-09-01T00:00:00.000Z";

/** The help centre, and the operator's pages and articles. */
export const helpRoutes = ({ clock, site }: SupportPlatform) =>
  new Hono<AppEnv>()
    .get("/wps/system/helpCenter", shared(300), (c) => {
      const { language } = readQuery(c, HelpQuery);
      const { articles } = HELP[language ? toLanguage(language) : c.var.language];
      return ok(c, {
        version: site.terms.version,
        list: articles.map(({ anchor, read }, at) => ({ id: String(at + 1), sort: at + 1, anchor, ...read() })),
      });
    })
    .get("/wps/system/page", shared(300), (c) => {
      const query = readQuery(c, PageQuery);
      const language = query.language ? toLanguage(query.language) : c.var.language;
      const articles = Object.hasOwn(ARTICLES, query.slug) ? ARTICLES[query.slug] : undefined;
      if (articles) return ok(c, { list: articles.map((article) => articleView(article, language, clock.now())) });
      const slug = PAGE_SLUGS.find((it) => it === query.slug);
      if (!slug) throw new PlatformError("NOT_FOUND");
      return ok(c, { slug, ...HELP[language].pages[slug](), updatedAt: PAGES_CHANGED });
    });
