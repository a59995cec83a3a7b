import type { BannerGroup } from "../__generated__/types.ts";
import { gameCategories } from "../graph/gameCategories.ts";
import { ownRead, sharedRead } from "../upstream/calls.ts";
import type { Scope } from "../upstream/scope.ts";
import { known, listOf } from "../upstream/wire.ts";
import { permission } from "./permission.wire.ts";
import type { BannerModel, HomeSectionModel } from "./site.model.ts";
import { banner, country, domain, groups, section, sectionKinds, systemStatus } from "./site.wire.ts";

const calls = {
  permission: sharedRead("GET /wps/system/permission", permission, { maxAge: 30 }),
  domainRoute: sharedRead("GET /wps/system/domainRoute", listOf(domain), { maxAge: 60 }),
  banners: sharedRead("GET /wps/relay/MCSFE_getListAnnouncements", listOf(banner), { maxAge: 30 }),
  homeSections: sharedRead("GET /wps/system/homeSections", listOf(section), { maxAge: 30 }),
  country: sharedRead("GET /wps/system/country", listOf(country), { maxAge: 300 }),
  status: ownRead("GET /wps/system/status", systemStatus),
};

/** The platform calls for the site: public data, and whether it is open to this caller. */
export const siteUpstream = (scope: Scope) => ({
  permission: () => calls.permission(scope, { query: { host: scope.shared.brand.host } }),
  domains: async () => (await calls.domainRoute(scope)).toSorted((a, b) => a.speed - b.speed),
  countries: () => calls.country(scope),
  systemStatus: () => calls.status(scope),

  async banners(): Promise<BannerModel[]> {
    const rows = await calls.banners(scope, { query: { types: "B", platform: "web" } });
    return rows.filter((row) => row !== null);
  },

  async bannersOf(group: BannerGroup): Promise<BannerModel[]> {
    return (await this.banners()).filter((row) => row.group === groups[group]);
  },

  async homeSections(): Promise<HomeSectionModel[]> {
    const rows = await calls.homeSections(scope, { query: { device: "WEB" } });
    return rows.map(({ kind, title, source, limit, id }, index) => ({
      internalID: id ?? `${kind}.${source ?? ""}.${index}`,
      kind: sectionKinds[kind] ?? "UNKNOWN",
      title,
      category: known(gameCategories, null).parse(source),
      limit: Math.min(100, Math.max(1, limit)),
    }));
  },
});
