import { lazy, Suspense } from "react";
import type { RouteObject } from "react-router-dom";
import type { ArticleScreenQuery } from "../__generated__/ArticleScreenQuery.graphql.ts";
import articleQuery from "../__generated__/ArticleScreenQuery$parameters.ts";
import type { ArticlesScreenQuery } from "../__generated__/ArticlesScreenQuery.graphql.ts";
import articlesQuery from "../__generated__/ArticlesScreenQuery$parameters.ts";
import { queryRoute } from "../relay/queryRoute.tsx";
import { SECTIONS } from "./sections.ts";

const ArticlesSkeleton = lazy(async () => ({ default: (await import("./ArticlesSkeleton.tsx")).ArticlesSkeleton }));
const ArticleSkeleton = lazy(async () => ({ default: (await import("./ArticleSkeleton.tsx")).ArticleSkeleton }));

/** The operator's articles: two lists, and each article on a page of its own. */
export const articlesRoutes: RouteObject[] = Object.entries(SECTIONS).flatMap(([path, section]) => [
  queryRoute<ArticlesScreenQuery>({
    path,
    query: articlesQuery,
    variables: () => ({ section }),
    screen: async () => (await import("./ArticlesScreen.tsx")).ArticlesScreen,
    skeleton: (
      <Suspense>
        <ArticlesSkeleton section={section} />
      </Suspense>
    ),
    fetchPolicy: "store-or-network",
  }),
  queryRoute<ArticleScreenQuery>({
    path: `${path}/:slug`,
    query: articleQuery,
    variables: ({ slug = "" }) => ({ section, slug }),
    screen: async () => (await import("./ArticleScreen.tsx")).ArticleScreen,
    skeleton: (
      <Suspense>
        <ArticleSkeleton />
      </Suspense>
    ),
  }),
]);
