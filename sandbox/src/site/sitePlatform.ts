import type { HumanCheckProvider } from "../config.ts";
import type { CorePlatform } from "../corePlatform.ts";
import type { SiteSettings } from "./settings.ts";

/** The platform with the operator's settings of the site. */
export interface SitePlatform extends CorePlatform {
  site: SiteSettings;
}

/** The human check that the operator chose, or else the one of the configuration. */
export const humanCheckProvider = ({ site, config }: SitePlatform): HumanCheckProvider =>
  site.brand.humanCheck ?? config.humanCheck;
