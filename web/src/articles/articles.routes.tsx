import type { RouteObject } from "react-router-dom";
import articleQuery from "../__generated__/ArticleScreenQuery$parameters.ts";
import articlesQuery from "../__generated__/ArticlesScreenQuery$parameters.ts";
import { firstCardPath, thingPage } from "../relay/pageNeeds.ts";
import { queryRoute } from "../relay/queryRoute.tsx";
import { lazySkeleton } from "../ui/lazy/lazySkeleton.tsx";
import { SECTIONS } from "./sections.ts";

const ArticlesSkeleton = lazySkeleton(async () => (await import("./ArticlesSkeleton.tsx")).ArticlesSkeleton);
const ArticleSkeleton = lazySkeleton(async () => (await import("./ArticleSkeleton.tsx")).ArticleSkeleton);

/** The operator's articles: two lists, and each article on a page of its own. */
export const articlesRoutes: RouteObject[] = Object.entries(SECTIONS).flatMap(([path, section]) => [
  queryRoute({
    path,
    query: articlesQuery,
    variables: () => ({ section }),
    screen: async () => (await import("./ArticlesScreen.tsx")).ArticlesScreen,
    skeleton: <ArticlesSkeleton section={section} />,
    ...(import.meta.env.SSR && { first: { fills: { card: firstCardPath("articles") } } }),
    fetchPolicy: "store-or-network",
  }),
  queryRoute({
    path: `${path}/:slug`,
    query: articleQuery,
    variables: ({ slug = "" }) => ({ section, slug }),
    screen: async () => (await import("./ArticleScreen.tsx")).ArticleScreen,
    skeleton: <ArticleSkeleton />,
    ...(import.meta.env.SSR && { first: thingPage("article") }),
  }),
]);
