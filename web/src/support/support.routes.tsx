import type { RouteObject } from "react-router-dom";
import downloadQuery from "../__generated__/DownloadScreenQuery$parameters.ts";
import helpOverHomeQuery from "../__generated__/HelpOverHomeQuery$parameters.ts";
import helpQuery from "../__generated__/HelpScreenQuery$parameters.ts";
import textQuery from "../__generated__/TextScreenQuery$parameters.ts";
import { bannerPath } from "../relay/pageNeeds.ts";
import { queryRoute } from "../relay/queryRoute.tsx";
import { lazySkeleton } from "../ui/lazy/lazySkeleton.tsx";

const HelpSkeleton = lazySkeleton(async () => (await import("./HelpSkeleton.tsx")).HelpSkeleton);
const DownloadSkeleton = lazySkeleton(async () => (await import("./download/DownloadSkeleton.tsx")).DownloadSkeleton);
const TextSkeleton = lazySkeleton(async () => (await import("./TextSkeleton.tsx")).TextSkeleton);

const textPages = [
  { path: "contact", slug: "CONTACT", title: "contact" },
  { path: "responsible-gaming", slug: "RESPONSIBLE_GAMING", title: "page_responsible" },
  { path: "accessibility", slug: "ACCESSIBILITY", title: "page_accessibility" },
  { path: "privacy", slug: "PRIVACY", title: "page_privacy" },
] as const;

/** Screens that open over the home screen. */
export const helpRoutes: RouteObject[] = [
  queryRoute({
    path: "help",
    query: helpOverHomeQuery,
    screen: async () => (await import("./HelpOverHome.tsx")).HelpOverHome,
    skeleton: <HelpSkeleton />,
  }),
];

/** Texts to read, and the guide to the app. */
export const supportRoutes: RouteObject[] = [
  queryRoute({
    path: "helpmc",
    query: helpQuery,
    screen: async () => (await import("./HelpScreen.tsx")).HelpScreen,
    skeleton: <TextSkeleton title="help_title" />,
  }),
  ...textPages.map(({ path, slug, title }) =>
    queryRoute({
      path,
      query: textQuery,
      variables: () => ({ slug }),
      screen: async () => (await import("./TextScreen.tsx")).TextScreen,
      skeleton: <TextSkeleton title={title} />,
      ...(import.meta.env.SSR && { first: { fills: { html: ["site", "page", "contentHtml"] } } }),
    }),
  ),
  ...["download", "down"].map((path) =>
    queryRoute({
      path,
      query: downloadQuery,
      screen: async () => (await import("./download/DownloadScreen.tsx")).DownloadScreen,
      skeleton: <DownloadSkeleton />,
      ...(import.meta.env.SSR && { first: { fills: { picture: bannerPath } } }),
    }),
  ),
];
