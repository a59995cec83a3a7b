import type { Resolvers } from "../__generated__/resolvers.ts";
import { addressesOf } from "../cdn/pictures.ts";
import { anchor } from "../graph/anchor.ts";
import { globalId } from "../graph/globalId.ts";
import type { NodeLookups } from "../graph/node.ts";
import { rowIn } from "../paging/oneRow.ts";
import { siteUpstream } from "./site.upstream.ts";

export const siteResolvers: Resolvers = {
  Query: {
    site: () => anchor,
    viewer: () => anchor,
  },

  Site: {
    id: () => globalId("Site", "site"),
    brand: async (_, __, { upstream }) => (await upstream(siteUpstream).permission()).brand,
    features: async (_, __, { upstream }) => (await upstream(siteUpstream).permission()).features,
    languages: async (_, __, { upstream }) => (await upstream(siteUpstream).permission()).languages,
    resources: async (_, { kinds }, { upstream }) =>
      (await upstream(siteUpstream).permission()).resources.filter(({ kind }) => kinds?.includes(kind) ?? true),
    domains: (_, __, { upstream }) => upstream(siteUpstream).domains(),
    banners: (_, { group }, { upstream }) => upstream(siteUpstream).bannersOf(group),
    homeSections: (_, __, { upstream }) => upstream(siteUpstream).homeSections(),
    countries: (_, __, { upstream }) => upstream(siteUpstream).countries(),
  },

  SiteFeatures: {
    missingParts: (_, __, { scope }) => [...scope.shared.missingParts],
  },

  Viewer: {
    systemStatus: (_, __, { upstream }) => upstream(siteUpstream).systemStatus(),
    cdn: (_, __, { cdn }) => cdn.explain(),
  },

  Image: {
    url: (picture, _, { cdn }) => cdn.order("images", (bases) => addressesOf(picture, bases)[0] ?? picture.path),
    fallbackUrls: (picture, _, { cdn }) => cdn.order("images", (bases) => addressesOf(picture, bases).slice(1)),
  },
};

export const siteNodes: NodeLookups = {
  Site: (key) => (key === "site" ? anchor : null),
  Banner: (key, { upstream }) => rowIn(upstream(siteUpstream).banners(), key),
  HomeSection: (key, { upstream }) => rowIn(upstream(siteUpstream).homeSections(), key),
};
