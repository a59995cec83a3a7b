import { gameCategories } from "@atrium/schema/values";
import type { BannerGroup } from "../__generated__/types.ts";
import { entryOf } from "../basics/entryOf.ts";
import { textIn } from "../language/texts.ts";
import { unlessAbsent } from "../upstream/absence.ts";
import { sharedRead } from "../upstream/calls.ts";
import { guestRead } from "../upstream/guestRead.ts";
import { defineUpstream } from "../upstream/scope.ts";
import { known, listOf } from "../upstream/wire.ts";
import { completed, permission } from "./permission.wire.ts";
import type { BannerModel, HomeSectionModel } from "./site.model.ts";
import { banner, country, domain, groups, section, sectionKinds, systemStatus } from "./site.wire.ts";
import { whitelabel } from "./whitelabel.wire.ts";

const usual = [
  { internalID: "recent", kind: "RECENT_GAMES", limit: 14, text: "home_recent" },
  { internalID: "hot", kind: "HOT_GAMES", limit: 18, text: "hot_games" },
  { internalID: "vendors", kind: "VENDORS", limit: 60, text: "games_vendors" },
] as const;

/** The rows of home on a platform that does not name them: those that the customer's documents have games for. */
const usualSections = (language: string): HomeSectionModel[] =>
  usual.map(({ text, ...section }) => ({ ...section, category: null, title: textIn(language, text) }));

/** The platform's event about its status drops the answers, so that a change is seen at once; without events it takes 30 s. */
const ofSettings = { maxAge: 30, followsSettings: true };

const calls = {
  // Not usable when it is older: the first guest after a change of brand or jurisdiction must see the new rules.
  permission: sharedRead("GET /wps/system/permission", permission, { ...ofSettings, usableFor: 0 }),
  whitelabel: sharedRead("GET /wps/system/whitelabel", whitelabel, ofSettings),
  domainRoute: sharedRead("GET /wps/system/domainRoute", listOf(domain), { maxAge: 60 }),
  banners: sharedRead("GET /wps/relay/MCSFE_getListAnnouncements", listOf(banner), {
    ...ofSettings,
    follows: "announcement",
  }),
  homeSections: sharedRead("GET /wps/system/homeSections", listOf(section), ofSettings),
  country: sharedRead("GET /wps/system/country", listOf(country), { maxAge: 300 }),
  status: guestRead("GET /wps/system/status", systemStatus),
};

/** The platform calls for the site: public data, and whether it is open to this caller. */
export const siteUpstream = defineUpstream((scope) => ({
  /** The brand's settings. The features are those of the white-label menu, or of the settings when it does not come. */
  async permission() {
    const [settings, features] = await Promise.all([
      calls.permission(scope, { query: { host: scope.shared.brand.host } }),
      calls.whitelabel(scope).catch(() => null),
    ]);
    const { brand, unsaid } = scope.shared;
    return completed(features === null ? settings : { ...settings, features }, brand.merchant, unsaid);
  },
  domains: async () => (await calls.domainRoute(scope)).toSorted((a, b) => a.speed - b.speed),
  countries: () => calls.country(scope),
  systemStatus: () => calls.status(scope),

  async banners(): Promise<BannerModel[]> {
    const rows = await calls.banners(scope, { query: { types: "B", platform: "web", execution: "B" } });
    return rows.filter((row) => row !== null);
  },

  async bannersOf(group: BannerGroup): Promise<BannerModel[]> {
    return (await this.banners()).filter((row) => row.group === groups[group]);
  },

  homeSections(): Promise<HomeSectionModel[]> {
    return this.namedSections().catch(unlessAbsent(usualSections(scope.caller.language)));
  },

  async namedSections(): Promise<HomeSectionModel[]> {
    const rows = await calls.homeSections(scope, { query: { device: "WEB" } });
    return rows.map(({ kind, title, source, limit, id }, index) => ({
      internalID: id ?? `${kind}.${source ?? ""}.${index}`,
      kind: entryOf(sectionKinds, kind) ?? "UNKNOWN",
      title,
      category: known(gameCategories, null).parse(source),
      limit: Math.min(100, Math.max(1, limit)),
    }));
  },
}));
