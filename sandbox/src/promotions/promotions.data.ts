import path from "node:path";
import type { BannerArt } from "@atrium/arcade/banner";
import { readJson } from "@atrium/arcade/texts";
import { z } from "zod";
import { type Lead, leadData } from "../announcements/lead.ts";
import { bannerArt } from "../bannerArt.ts";

/** The categories of promotions, as the contract names them. */
export const CATEGORIES = ["new_player", "newbie", "limited", "special_offer", "daily", "high_rebate", "vip"] as const;

export const AUDIENCES = ["new", "all", "vip"] as const;
export const RHYTHMS = ["once", "daily", "weekly", "monthly"] as const;

const facts = z.strictObject({
  who: z.enum(AUDIENCES),
  /** Percent that is given on top or back. */
  percent: z.number().optional(),
  /** The least that has to be paid in. */
  least: z.number().optional(),
  /** The most that is given. */
  most: z.number(),
  /** How often the gift has to be played through before it can be withdrawn. */
  turnover: z.number(),
  how: z.enum(RHYTHMS),
});

/** The numbers of a promotion. Amounts are in VND. */
export type PromotionFacts = z.output<typeof facts>;

/** A promotion without its texts: those are in `texts/`, and its rules are written from the facts. */
export interface PromotionPlan {
  id: number;
  category: (typeof CATEGORIES)[number];
  daysAgo: number;
  /** Days from now until its end; without it, the promotion has no end. */
  lasts?: number | undefined;
  facts: PromotionFacts;
  /** Where its button leads. */
  action: Lead;
  art: BannerArt;
}

export const PROMOTIONS: readonly PromotionPlan[] = readJson(
  path.join(import.meta.dirname, "promotions.json"),
  z.array(
    z.strictObject({
      id: z.int().min(1),
      category: z.enum(CATEGORIES),
      daysAgo: z.int().min(0),
      lasts: z.int().optional(),
      facts,
      action: leadData,
      art: bannerArt,
    }),
  ),
);
