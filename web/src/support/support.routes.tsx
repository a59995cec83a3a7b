import { lazy, Suspense } from "react";
import type { RouteObject } from "react-router-dom";
import type { DownloadScreenQuery } from "../__generated__/DownloadScreenQuery.graphql.ts";
import downloadQuery from "../__generated__/DownloadScreenQuery$parameters.ts";
import type { HelpOverHomeQuery } from "../__generated__/HelpOverHomeQuery.graphql.ts";
import helpOverHomeQuery from "../__generated__/HelpOverHomeQuery$parameters.ts";
import type { HelpScreenQuery } from "../__generated__/HelpScreenQuery.graphql.ts";
import helpQuery from "../__generated__/HelpScreenQuery$parameters.ts";
import type { TextScreenQuery } from "../__generated__/TextScreenQuery.graphql.ts";
import textQuery from "../__generated__/TextScreenQuery$parameters.ts";
import { queryRoute } from "../relay/queryRoute.tsx";

// The skeletons are lazy too: most visitors open none of these screens.
const HelpSkeleton = lazy(async () => ({ default: (await import("./HelpSkeleton.tsx")).HelpSkeleton }));
const TextSkeleton = lazy(async () => ({ default: (await import("./TextSkeleton.tsx")).TextSkeleton }));

const textSkeleton = (title: string) => (
  <Suspense>
    <TextSkeleton title={title} />
  </Suspense>
);

const textPages = [
  { path: "contact", slug: "CONTACT", title: "contact" },
  { path: "responsible-gaming", slug: "RESPONSIBLE_GAMING", title: "page_responsible" },
  { path: "accessibility", slug: "ACCESSIBILITY", title: "page_accessibility" },
  { path: "privacy", slug: "PRIVACY", title: "page_privacy" },
] as const;

/** Screens that open over the home screen. */
export const helpRoutes: RouteObject[] = [
  queryRoute<HelpOverHomeQuery>({
    path: "help",
    query: helpOverHomeQuery,
    screen: async () => (await import("./HelpOverHome.tsx")).HelpOverHome,
    skeleton: (
      <Suspense>
        <HelpSkeleton />
      </Suspense>
    ),
  }),
];

/** Texts to read, and the guide to the app. */
export const supportRoutes: RouteObject[] = [
  queryRoute<HelpScreenQuery>({
    path: "helpmc",
    query: helpQuery,
    screen: async () => (await import("./HelpScreen.tsx")).HelpScreen,
    skeleton: textSkeleton("help_title"),
  }),
  ...textPages.map(({ path, slug, title }) =>
    queryRoute<TextScreenQuery>({
      path,
      query: textQuery,
      variables: () => ({ slug }),
      screen: async () => (await import("./TextScreen.tsx")).TextScreen,
      skeleton: textSkeleton(title),
    }),
  ),
  ...["download", "down"].map((path) =>
    queryRoute<DownloadScreenQuery>({
      path,
      query: downloadQuery,
      screen: async () => (await import("./download/DownloadScreen.tsx")).DownloadScreen,
      skeleton: textSkeleton("download_guide"),
    }),
  ),
];
