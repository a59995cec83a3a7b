import { type Context, Hono } from "hono";
import { z } from "zod";
import type { AppEnv } from "../http/env.ts";
import { ok } from "../http/envelope.ts";
import { PlatformError } from "../http/errors.ts";
import { readQuery, text } from "../http/input.ts";
import { shared } from "../http/sharedCache.ts";
import { MERCHANT_TIME_ZONE } from "../time/merchantTime.ts";
import { BRAND_COLOUR, CURRENCIES, IN_HOUSE_VENDOR, REGISTRATION_BONUS } from "./brand.ts";
import { COUNTRIES } from "./countries.ts";
import { HOME_SECTIONS, SITE_TEXTS } from "./homeSections.ts";
import { LANGUAGE_NAMES } from "./languageNames.ts";
import { countryOf } from "./location.ts";
import type { ModId } from "./modules.ts";
import { publicUrl } from "./publicUrl.ts";
import { resourcesOf } from "./resources.ts";
import { deskAddress, servicePaths } from "./servicePaths.ts";
import { humanCheckProvider, type SitePlatform } from "./sitePlatform.ts";
import { VALIDATORS } from "./validators.ts";

const PermissionQuery = z.object({ host: text(255).optional() });

/** Switches that count only while their parent is on. */
const CHILDREN: Partial<Record<ModId, readonly ModId[]>> = {
  DIRECT_REGISTER: ["MOBILE_REGISTER", "TERMS_PRECHECKED"],
  MEMBER_CENTER: ["TRANSFER_UPLINE", "TRANSFER_DOWNLINE"],
};

/** The brand, its switches, and the status of the site. */
export function siteRoutes(platform: SitePlatform) {
  const { site } = platform;
  return new Hono<AppEnv>()
    .get("/wps/system/permission", shared(30, "private"), async (c) => {
      const { host } = readQuery(c, PermissionQuery);
      const { domains } = site.brand;
      if (host !== undefined && domains.length > 0 && !domains.includes(host.toLowerCase()))
        throw new PlatformError("DOMAIN_INVALID");
      return ok(c, await permission(platform, c));
    })
    .get("/wps/system/whitelabel", shared(60), (c) => ok(c, whitelabelTree(site.modules())))
    .get("/wps/system/status", (c) =>
      ok(c, {
        status: site.systemStatus.status,
        endTime: site.systemStatus.endTime ?? null,
        contactUrl: deskAddress(platform, "live", c.var.language),
        ip: c.var.clientIp,
        country: countryOf(c.var.clientIp),
      }),
    )
    .get("/wps/system/domainRoute", shared(60), (c) =>
      ok(c, [
        { domain: "www.atrium.example", speed: 38 },
        { domain: "m.atrium.example", speed: 52 },
        { domain: "sea.atrium.example", speed: 21 },
      ]),
    )
    .get("/wps/system/country", shared(300), (c) => {
      const names = new Intl.DisplayNames([LANGUAGE_NAMES[c.var.language].tag], { type: "region" });
      // The answer holds the caller's country: shared caches must not give it to another caller.
      c.header("Vary", "X-Forwarded-For");
      return ok(c, {
        current: countryOf(c.var.clientIp),
        list: COUNTRIES.map(({ code, ...rest }) => ({ code, name: names.of(code) ?? code, ...rest })),
      });
    })
    .get("/wps/system/homeSections", shared(30), (c) =>
      ok(
        c,
        HOME_SECTIONS.map((section) => ({ ...section, title: SITE_TEXTS[c.var.language].home[section.id] })),
      ),
    );
}

async function permission(platform: SitePlatform, c: Context<AppEnv>) {
  const { site, config } = platform;
  const cdns = config.cdnPorts.map((port) => `http://${config.host}:${port}`);
  const { clientIp } = c.var;
  return {
    whitelabel: whitelabelTree(site.modules()),
    validators: VALIDATORS,
    resources: resourcesOf(publicUrl(platform), c.var.language),
    customerService: { pathList: await servicePaths(platform, ["live"], c.var.language) },
    gtagId: site.brand.gtagId,
    humanCheck: humanCheckProvider(platform),
    imageCDNs: cdns,
    launchGameCDNs: cdns,
    location: { ip: clientIp, country: countryOf(clientIp) },
    maintenance: site.systemStatus.status === 1,
    regionRestriction: site.systemStatus.status === 2,
    brand: {
      name: "Atrium",
      platform: "web",
      merchantCode: "atrium",
      lotteryType: "Lott",
      device: "WEB",
      inHouseVendor: IN_HOUSE_VENDOR,
      chatHeaderColor: BRAND_COLOUR,
      timeZone: MERCHANT_TIME_ZONE,
    },
    affiliateInfo: site.brand.affiliate,
    jurisdiction: site.brand.jurisdiction,
    ageMinimum: site.profile.minimumAge,
    registrationBonus: REGISTRATION_BONUS,
    languages: site.brand.languages,
    currencies: CURRENCIES,
  };
}

function whitelabelTree(modules: Readonly<Record<ModId, boolean>>) {
  const below = new Set(Object.values(CHILDREN).flat());
  const node = (modId: string, enabled: boolean): object => ({
    modId,
    enabled,
    childrenNodes: Object.entries(modules)
      .filter(([child]) =>
        Object.entries(CHILDREN).some(([parent, own]) => parent === modId && own.some((id) => id === child)),
      )
      .map(([child, isOn]) => node(child, isOn)),
  });
  return Object.entries(modules)
    .filter(([modId]) => ![...below].some((child) => child === modId))
    .map(([modId, enabled]) => node(modId, enabled));
}
