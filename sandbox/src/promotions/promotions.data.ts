import type { BannerArt } from "@atrium/arcade/banner";

/** What promotions are sorted by, as the contract words it. */
export const CATEGORIES = ["new_player", "newbie", "limited", "special_offer", "daily", "high_rebate", "vip"] as const;

export type Category = (typeof CATEGORIES)[number];

/** What a promotion is made of; its words are in `promotions.texts.ts`, its rules are written from the facts. */
export interface PromotionPlan {
  id: number;
  category: Category;
  daysAgo: number;
  /** Days from now; without, it has no end. */
  lasts?: number;
  facts: PromotionFacts;
  art: BannerArt;
}

/** The numbers of a promotion. Amounts are in VND. */
export interface PromotionFacts {
  who: "new" | "all" | "vip";
  /** Percent that is given on top or back. */
  percent?: number;
  /** The least that has to be paid in. */
  least?: number;
  /** The most that is given. */
  most: number;
  /** How often the gift has to be played through before it can be withdrawn. */
  turnover: number;
  how: "once" | "daily" | "weekly" | "monthly";
}

const art = (theme: string, palette: number, subjects: string): BannerArt => ({
  theme,
  palette,
  scene: 0,
  subjects: subjects.split(" "),
});

export const PROMOTIONS: readonly PromotionPlan[] = [
  {
    id: 1,
    category: "new_player",
    daysAgo: 1,
    facts: { who: "new", most: 1_000, turnover: 1, how: "once" },
    art: art("luck", 0, "clover chest horseshoe coin leprechaunHat crown luckyStar"),
  },
  {
    id: 2,
    category: "high_rebate",
    daysAgo: 4,
    facts: { who: "all", percent: 1.2, most: 8_000_000, turnover: 1, how: "weekly" },
    art: art("vegas", 1, "seven chip diamond dice joker crown luckyStar"),
  },
  {
    id: 3,
    category: "special_offer",
    daysAgo: 9,
    facts: { who: "all", percent: 30, least: 200_000, most: 1_500_000, turnover: 8, how: "monthly" },
    art: art("fortune", 0, "goldFan ingot koi lantern redPacket coin firecrackers"),
  },
  {
    id: 4,
    category: "new_player",
    daysAgo: 2,
    facts: { who: "new", percent: 100, least: 100_000, most: 3_000_000, turnover: 15, how: "once" },
    art: art("dragon", 1, "dragon ingot koi lantern goldFan coin phoenix"),
  },
  {
    id: 5,
    category: "newbie",
    daysAgo: 3,
    facts: { who: "new", percent: 60, least: 100_000, most: 2_000_000, turnover: 12, how: "once" },
    art: art("candy", 1, "cupcake donut lollipop gummyBear jellyStar wrappedCandy cherries"),
  },
  {
    id: 6,
    category: "newbie",
    daysAgo: 6,
    facts: { who: "new", percent: 10, most: 500_000, turnover: 3, how: "daily" },
    art: art("jungle", 0, "templeIdol parrot gorilla coin sunMask emerald frog"),
  },
  {
    id: 7,
    category: "limited",
    daysAgo: 0,
    lasts: 45,
    facts: { who: "all", most: 50_000_000, turnover: 1, how: "weekly" },
    art: art("sea", 1, "goldenFish shark turtle clownfish jellyfish crab seahorse"),
  },
  {
    id: 8,
    category: "limited",
    daysAgo: 5,
    lasts: 60,
    facts: { who: "all", percent: 88, least: 88_000, most: 888_000, turnover: 10, how: "once" },
    art: art("fortune", 1, "redPacket firecrackers lantern ingot goldFan koi coin"),
  },
  {
    id: 9,
    category: "daily",
    daysAgo: 7,
    facts: { who: "all", percent: 5, least: 50_000, most: 300_000, turnover: 5, how: "daily" },
    art: art("classic", 0, "bell seven cherries bars luckyStar diamond coin"),
  },
  {
    id: 10,
    category: "daily",
    daysAgo: 12,
    facts: { who: "all", percent: 3, most: 1_000_000, turnover: 1, how: "daily" },
    art: art("sport", 0, "football trophy helmet basketball tennis coin luckyStar"),
  },
  {
    id: 11,
    category: "high_rebate",
    daysAgo: 15,
    facts: { who: "all", percent: 0.8, most: 5_000_000, turnover: 1, how: "daily" },
    art: art("live", 0, "blackjack chips dice chip joker diamond crown"),
  },
  {
    id: 12,
    category: "vip",
    daysAgo: 8,
    facts: { who: "vip", most: 8_888_000, turnover: 1, how: "once" },
    art: art("night", 0, "crown diamond chip jewel luckyStar heartGem coin"),
  },
  {
    id: 13,
    category: "vip",
    daysAgo: 10,
    facts: { who: "vip", percent: 15, most: 20_000_000, turnover: 1, how: "monthly" },
    art: art("gems", 2, "diamond crown emerald jewel heartGem coin ingot"),
  },
];
