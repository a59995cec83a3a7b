import { hasPart, type KnownParts, type SitePart } from "./hasPart.ts";

/** The part of the site that a page shows, where a platform may lack it. */
const PARTS: Readonly<Record<string, SitePart>> = {
  "/accessibility": "PAGES",
  "/blog": "PAGES",
  "/contact": "PAGES",
  "/jackpots": "JACKPOTS",
  "/leaderboards": "LEADERBOARDS",
  "/member/referral": "REFERRAL",
  "/news": "PAGES",
  "/privacy": "PAGES",
  "/promoDetail": "PROMOTIONS",
  "/promotions": "PROMOTIONS",
  "/promotions/raffle": "RAFFLE",
  "/promotions/red-envelope": "RED_ENVELOPES",
  "/responsible-gaming": "PAGES",
  "/signin": "SIGN_IN",
  "/vip": "VIP",
};

/** Whether the platform has what a page shows. */
export function hasPage(features: KnownParts, path: string): boolean {
  const part = PARTS[path];
  return part === undefined || hasPart(features, part);
}
