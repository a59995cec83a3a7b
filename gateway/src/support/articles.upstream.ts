import type { ArticleSection } from "../__generated__/types.ts";
import { unlessRefused } from "../upstream/absence.ts";
import { sharedRead } from "../upstream/calls.ts";
import { defineUpstream } from "../upstream/scope.ts";
import { type ArticleModel, articles } from "./articles.wire.ts";

/** The platform's names of the sections. */
const slugs: Readonly<Record<ArticleSection, string>> = { BLOG: "blog", NEWS: "news" };

const read = sharedRead("GET /wps/system/page", articles, { maxAge: 300 });

/** The platform call for articles. One answer holds a whole section; every list is cut from it. */
export const articlesUpstream = defineUpstream((scope) => ({
  async list(section: ArticleSection): Promise<ArticleModel[]> {
    const query = { slug: slugs[section], language: scope.caller.language };
    // An operator without articles has an empty section.
    const rows = await read(scope, { query }).catch(unlessRefused("NOT_FOUND", []));
    return rows.map((row) => ({ ...row, section }));
  },
}));
