import { z } from "zod";
import type {
  BannerGroup,
  Country,
  GameCategory,
  HomeSectionKind,
  Linkage,
  SiteDomain,
  SystemStatus as SystemStatusFields,
} from "../__generated__/resolvers.ts";
import { type Picture, pictureOf } from "../cdn/pictures.ts";
import { gameCategories } from "../graph/gameCategories.ts";
import { ownRead, sharedRead } from "../upstream/calls.ts";
import type { Scope } from "../upstream/scope.ts";
import { count, idText, known, listOf, maybeInstant, maybeText, text } from "../upstream/wire.ts";
import type { BrandKey } from "../upstreams.ts";
import { linkageOf } from "./linkage.ts";
import { permission } from "./permission.ts";

export type { Brand } from "./permission.ts";

export interface Banner {
  key: string;
  group: string;
  title: string;
  image: Picture;
  linkage: Linkage | null;
}

export interface HomeSection {
  key: string;
  kind: HomeSectionKind;
  title: string;
  category: GameCategory | null;
  /** Games that the operator wants to see in it. */
  limit: number;
}

export type SystemStatus = Required<SystemStatusFields>;

/** The platform's names of the pages that have a picture on top. */
const groups: Readonly<Record<BannerGroup, string>> = {
  HOME: "w_home",
  RNG: "w_rng",
  LIVE: "w_live",
  FISH: "w_fish",
  PVP: "w_pvp",
  SPORTS: "w_sports",
  ESPORTS: "w_esports",
  ELOTT: "w_lott",
  DOWNLOAD: "w_down",
  PROMOTIONS: "w_promotion",
  POINT_MALL: "w_shop",
  HELP: "w_help",
  REGISTER: "w_reg",
  IN_HOUSE: "w_inhouse",
};

const sectionKinds: Readonly<Record<string, HomeSectionKind>> = {
  HOT: "HOT_GAMES",
  HOT_GAMES: "HOT_GAMES",
  NEW: "NEW_GAMES",
  NEW_GAMES: "NEW_GAMES",
  RECENT: "RECENT_GAMES",
  RECENT_GAMES: "RECENT_GAMES",
  VENDORS: "VENDORS",
};

const domain = z
  .object({ domain: z.string().regex(/^(https?:\/\/)?[\w.:-]{1,253}\/?$/), speed: count })
  .transform(
    ({ domain, speed }): SiteDomain => ({ url: /^https?:/.test(domain) ? domain : `https://${domain}`, speed }),
  );

const banner = z
  .object({
    id: idText.optional(),
    bannerId: idText.optional(),
    groupName: text,
    title: maybeText,
    imageUrl: maybeText,
    url: maybeText,
    linkageType: maybeText,
    linkage: maybeText,
  })
  .transform((row): Banner | null => {
    const key = row.bannerId ?? row.id;
    const image = pictureOf(row.imageUrl ?? row.url);
    if (key === undefined || image === null) return null;
    return {
      key,
      group: row.groupName,
      title: row.title ?? "",
      image,
      linkage: linkageOf(row.linkageType, row.linkage),
    };
  });

const section = z.object({ kind: text, title: text, source: maybeText, limit: count.catch(12), id: idText.optional() });

const country = z
  .object({ code: text, name: text, dialingCode: z.union([text, z.number()]), currency: text })
  .transform(
    ({ dialingCode, ...row }): Country => ({ ...row, dialingCode: `+${String(dialingCode).replace(/\D/g, "")}` }),
  );

const status = z
  .object({
    status: z.union([z.number(), z.string()]).transform(Number),
    endTime: maybeInstant,
    contactUrl: z
      .string()
      .regex(/^(https?:\/\/|\/(?!\/))/)
      .nullish()
      .catch(null),
    ip: maybeText,
    country: maybeText,
  })
  .transform(
    (row): SystemStatus => ({
      state: row.status === 0 ? "NORMAL" : row.status === 1 ? "MAINTENANCE" : "RESTRICTED",
      endsAt: row.endTime,
      contactUrl: row.contactUrl ?? null,
      ip: row.ip,
      country: row.country,
    }),
  );

const calls = {
  permission: sharedRead("GET /wps/system/permission", permission, { maxAge: 30 }),
  domainRoute: sharedRead("GET /wps/system/domainRoute", listOf(domain), { maxAge: 60 }),
  banners: sharedRead("GET /wps/relay/MCSFE_getListAnnouncements", listOf(banner), { maxAge: 30 }),
  homeSections: sharedRead("GET /wps/system/homeSections", listOf(section), { maxAge: 30 }),
  country: sharedRead("GET /wps/system/country", listOf(country), { maxAge: 300 }),
  status: ownRead("GET /wps/system/status", status),
};

/** The site's calls: what everyone sees, and whether it is open to this caller. */
export const siteUpstream = (scope: Scope, { host }: BrandKey) => ({
  permission: () => calls.permission(scope, { query: { host } }),
  domains: async () => (await calls.domainRoute(scope)).toSorted((a, b) => a.speed - b.speed),
  countries: () => calls.country(scope),
  systemStatus: () => calls.status(scope),

  async banners(): Promise<Banner[]> {
    const rows = await calls.banners(scope, { query: { types: "B", platform: "web" } });
    return rows.filter((row) => row !== null);
  },

  async bannersOf(group: BannerGroup): Promise<Banner[]> {
    return (await this.banners()).filter((row) => row.group === groups[group]);
  },

  async homeSections(): Promise<HomeSection[]> {
    const rows = await calls.homeSections(scope, { query: { device: "WEB" } });
    return rows.map(({ kind, title, source, limit, id }, index) => ({
      key: id ?? `${kind}.${source ?? ""}.${index}`,
      kind: sectionKinds[kind] ?? "UNKNOWN",
      title,
      category: known(gameCategories, null).parse(source),
      limit: Math.min(100, Math.max(1, limit)),
    }));
  },
});
