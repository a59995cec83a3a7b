import { compare, shareOf, times } from "../../forms/amounts.ts";

interface Money {
  readonly amount: string;
  readonly currency: string;
}

interface Offer {
  readonly rate: string | null | undefined;
  readonly most: Money;
  readonly turnoverTimes: number;
}

/** What a deposit of an amount gives: a share of it, rounded as the platform does, or free spins of a fixed worth. */
export function rewardOf(amount: string, { rate, most }: Offer): Money {
  if (rate === null || rate === undefined) return most;
  const digits = most.amount.split(".")[1]?.length ?? 0;
  const share = shareOf(amount, rate, digits);
  return compare(share, most.amount) < 0 ? { ...most, amount: share } : most;
}

/** Bets that turn a reward into cash; null for free spins: what they win is played. */
export const turnoverOf = (reward: Money, { rate, turnoverTimes }: Offer): Money | null =>
  rate === null || rate === undefined ? null : { ...reward, amount: times(reward.amount, turnoverTimes) };
