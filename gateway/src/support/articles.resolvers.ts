import type { Resolvers } from "../__generated__/resolvers.ts";
import type { ArticleSection } from "../__generated__/types.ts";
import { entryOf } from "../basics/entryOf.ts";
import { globalId } from "../graph/globalId.ts";
import type { NodeLookups } from "../graph/node.ts";
import { arrayConnection } from "../paging/connection.ts";
import type { Context } from "../request/context.ts";
import { articlesUpstream } from "./articles.upstream.ts";
import type { ArticleModel } from "./articles.wire.ts";

const pageSize = 12;
const sections: Readonly<Record<string, ArticleSection>> = { BLOG: "BLOG", NEWS: "NEWS" };

export const articlesResolvers: Resolvers = {
  Site: {
    articles: async (_, { section, ...args }, { upstream }) =>
      arrayConnection(
        args,
        { list: "articles", filter: { section }, defaultSize: pageSize },
        await upstream(articlesUpstream).list(section),
        ({ slug }) => slug,
      ),
    article: (_, { section, slug }, context) => find(section, slug, context),
  },

  Article: { id: ({ section, slug }) => globalId("Article", `${section}.${slug}`) },
};

export const articlesNodes: NodeLookups = {
  Article: (key, context) => {
    const [name = "", slug = ""] = key.split(".");
    const section = entryOf(sections, name);
    return section === undefined ? null : find(section, slug, context);
  },
};

async function find(section: ArticleSection, slug: string, { upstream }: Context): Promise<ArticleModel | null> {
  return (await upstream(articlesUpstream).list(section)).find((article) => article.slug === slug) ?? null;
}
