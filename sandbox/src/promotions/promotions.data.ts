import path from "node:path";
import type { BannerArt } from "@atrium/arcade/banner";
import { readJson } from "@atrium/arcade/texts";
import { z } from "zod";
import { type Lead, leadData } from "../announcements/lead.ts";
import { bannerArt } from "../bannerArt.ts";
import { type FreeSpinTerms, freeSpinOffer } from "../freeSpins/terms.ts";

/** The categories of promotions, as the contract names them. */
export const CATEGORIES = ["new_player", "newbie", "limited", "special_offer", "daily", "high_rebate", "vip"] as const;

export const AUDIENCES = ["new", "all", "vip"] as const;
export const RHYTHMS = ["once", "daily", "weekly", "monthly"] as const;

/**
 * What a promotion gives its amount for: an account, a deposit, valid bets, the net loss or the net wins of a period, a VIP
 * level, or an application that the operator approves. `ELSEWHERE` are given by screens of their own.
 */
export const GIFTS = [
  "REGISTRATION",
  "DEPOSIT",
  "BETS",
  "LOSSES",
  "WINS",
  "LEVEL",
  "APPLICATION",
  "SIGN_IN",
  "LEADERBOARD",
  "RAFFLE",
  "RED_ENVELOPE",
  "REFERRAL",
] as const;
export type Gift = (typeof GIFTS)[number];

/** Gifts that have a screen of their own. The screen says how often they are given. */
export const ELSEWHERE: ReadonlySet<Gift> = new Set(["LEADERBOARD", "RAFFLE", "RED_ENVELOPE", "REFERRAL"]);

const facts = z.strictObject({
  who: z.enum(AUDIENCES),
  gives: z.enum(GIFTS),
  /** The least VIP level. */
  rank: z.int().min(1).optional(),
  /** Days after the registration that count. */
  firstDays: z.int().min(1).optional(),
  /** Which deposit of a member it is for: the first, the second. */
  nth: z.int().min(1).optional(),
  /** Only bets on games of these categories count. */
  categories: z.array(z.string()).optional(),
  /** Only Saturday and Sunday count. */
  weekend: z.literal(true).optional(),
  /** What the VIP levels give in each period, from level 1. */
  levels: z.array(z.int().min(1)).optional(),
  /** The series of leaderboards that gives it. */
  series: z.int().min(1).optional(),
  /** Percent that is given on top or back. */
  percent: z.number().optional(),
  /** The most that is given, in percent of the valid bets of the period: a promotion on losses needs it. */
  ofBets: z.number().optional(),
  /** Free spins that are given in place of money. */
  freeSpins: freeSpinOffer.optional(),
  /** The least that has to be paid in. */
  least: z.number().optional(),
  /** The most that is given. */
  most: z.number(),
  /** How often the gift has to be played through before it can be withdrawn; 0 for cash. */
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
  /** Days from now until it begins. */
  startsIn?: number | undefined;
  /** Days from now until its end, negative for one that has ended; without it, the promotion has no end. */
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
      startsIn: z.int().min(1).optional(),
      lasts: z.int().optional(),
      facts,
      action: leadData,
      art: bannerArt,
    }),
  ),
);

const PLANS = new Map(PROMOTIONS.map((plan) => [plan.id, plan]));

/** The plan of a promotion. Throws for a number that has none. */
export function planOf(id: number): PromotionPlan {
  const plan = PLANS.get(id);
  if (!plan) throw new Error(`promotion ${id} has no plan`);
  return plan;
}

const JOINED_FIRST: readonly Gift[] = ["DEPOSIT", "BETS", "LOSSES", "WINS"];

/** The free spins that a promotion gives; null for one that gives money. */
export const freeSpinsOf = ({ freeSpins, turnover }: PromotionFacts): FreeSpinTerms | null =>
  freeSpins ? { ...freeSpins, turnover } : null;

/** Whether members join a promotion before it gives them something. */
export const isJoinable = ({ gives }: PromotionFacts): boolean => JOINED_FIRST.includes(gives);
