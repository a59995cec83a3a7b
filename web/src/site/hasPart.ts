import type { SitePart } from "../__generated__/SideMenuOffers_site.graphql.ts";

export type { SitePart };

/** What `SiteFeatures.missingParts` says. */
export type KnownParts = { readonly missingParts: readonly SitePart[] } | null | undefined;

/** Whether the platform has a part of the site, as far as it is known. Menus leave out what it lacks. */
export const hasPart = (features: KnownParts, part: SitePart): boolean => !features?.missingParts.includes(part);
