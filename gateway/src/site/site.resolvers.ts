import type { Resolvers } from "../__generated__/resolvers.ts";
import { addressesOf } from "../cdn/pictures.ts";
import { anchor, globalId, type NodeLookups } from "../graph/node.ts";
import { homeSectionGames } from "./homeSectionGames.ts";

export const siteResolvers: Resolvers = {
  Query: {
    site: () => anchor,
    viewer: () => anchor,
  },

  Site: {
    id: () => globalId("Site", "site"),
    brand: async (_, __, { upstream }) => (await upstream.site.permission()).brand,
    features: async (_, __, { upstream }) => (await upstream.site.permission()).features,
    languages: async (_, __, { upstream }) => (await upstream.site.permission()).languages,
    resources: async (_, { kinds }, { upstream }) =>
      (await upstream.site.permission()).resources.filter(({ kind }) => kinds?.includes(kind) ?? true),
    domains: (_, __, { upstream }) => upstream.site.domains(),
    banners: (_, { group }, { upstream }) => upstream.site.bannersOf(group),
    homeSections: (_, __, { upstream }) => upstream.site.homeSections(),
    countries: (_, __, { upstream }) => upstream.site.countries(),
  },

  Viewer: {
    systemStatus: (_, __, { upstream }) => upstream.site.systemStatus(),
    cdn: (_, __, { cdn }) => cdn.explain(),
  },

  Banner: { id: ({ key }) => globalId("Banner", key) },

  HomeSection: {
    id: ({ key }) => globalId("HomeSection", key),
    games: (section, args, { upstream }) => homeSectionGames(section, args, upstream.games),
  },

  Image: {
    url: (picture, _, { cdn }) => cdn.order("images", (bases) => addressesOf(picture, bases)[0] ?? picture.path),
    fallbackUrls: (picture, _, { cdn }) => cdn.order("images", (bases) => addressesOf(picture, bases).slice(1)),
  },
};

export const siteNodes: NodeLookups = {
  Site: (key) => (key === "site" ? anchor : null),
  Banner: async (key, { upstream }) => (await upstream.site.banners()).find((banner) => banner.key === key) ?? null,
  HomeSection: async (key, { upstream }) =>
    (await upstream.site.homeSections()).find((section) => section.key === key) ?? null,
};
