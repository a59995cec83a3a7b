import type { Translated } from "../http/languages.ts";

/** What a referred member must pay in, and bet, in minor units; currencies without a line have no referral. */
export const QUALIFYING_AMOUNT: Readonly<Record<string, bigint>> = {
  VND: 100_000n,
  THB: 14_000n,
  USD: 400n,
};

/** From `from` qualified friends on, each further friend brings `percent` of the qualifying amount. */
export const TIERS: readonly { from: number; percent: bigint }[] = [
  { from: 1, percent: 20n },
  { from: 5, percent: 30n },
  { from: 10, percent: 50n },
];

/** What the friend with that place among the qualified ones brings, in minor units. */
export function rewardOf(place: number, currency: string): bigint {
  const tier = TIERS.findLast(({ from }) => place >= from);
  return ((QUALIFYING_AMOUNT[currency] ?? 0n) * (tier?.percent ?? 0n)) / 100n;
}

/** Title of the reward for a friend. */
export const REWARD_TITLE: Translated = {
  CN: "好友已符合条件",
  EN: "A friend has qualified",
  ID: "Seorang teman memenuhi syarat",
  PT: "Um amigo se qualificou",
  TH: "เพื่อนของคุณผ่านเงื่อนไขแล้ว",
  TY: "A friend made the grade",
  VI: "Một người bạn đã đủ điều kiện",
};
