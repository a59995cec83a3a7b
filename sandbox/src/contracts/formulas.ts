import { shareOf } from "@atrium/arcade/shares";
import { rateText, WHOLE_RATE } from "./rate.ts";
import type { Tier } from "./terms.ts";

/** What a team did in a period. Amounts are minor units. */
export interface Volume {
  validBet: bigint;
  /** What the team lost; negative when it won. */
  loss: bigint;
  /** Bonuses and rebates that it got. */
  bonus: bigint;
}

/** Volume that came through one account with a contract of the same kind; `rate` is what that account gets for it. */
export interface Through extends Volume {
  account: string;
  rate: bigint;
}

/** What a payout is worked out from. */
export interface Inputs {
  team: Volume;
  through: readonly Through[];
  /** The loss that the last period has left, 0 or less. */
  broughtForward: bigint;
}

export interface Share {
  /** Null for volume without a contract in between. */
  account: string | null;
  /** The result of its bets for the players, where the rate depends on it. */
  outcome?: BetOutcome;
  base: bigint;
  rate: bigint;
  rateBelow: bigint;
}

export type BetOutcome = "WON" | "LOST";

export interface Outcome {
  base: bigint;
  shares: Share[];
  carryOver: bigint;
  amount: bigint;
}

/** The number of the highest step with all its minimums met, from 1; 0 for none. */
export async function reachedTier(
  tiers: readonly Tier[],
  { validBet, loss }: Volume,
  countActive: (leastStake: bigint) => Promise<number>,
): Promise<number> {
  for (const [index, tier] of [...tiers.entries()].reverse()) {
    if (validBet < (tier.periodValidBet ?? validBet) || loss < (tier.periodProfitAndLoss ?? loss)) continue;
    if (tier.activeMembers === null || (await countActive(tier.betAmount ?? 0n)) >= tier.activeMembers)
      return index + 1;
  }
  return 0;
}

/** A salary: the rate times the valid bets. For volume of an account below, it is the difference of both rates. */
export function salaryOf(rate: bigint, { team, through }: Inputs): Outcome {
  const shares = sharesOf(rate, team, through, ({ validBet }) => validBet);
  return { base: team.validBet, shares, carryOver: 0n, amount: paid(shares) };
}

/**
 * A dividend: the rate times what the team lost, less bonuses and the loss of earlier periods. It is never below 0; a
 * loss is carried over.
 */
export function dividendOf(rate: bigint, { team, through, broughtForward }: Inputs): Outcome {
  const net = ({ loss, bonus }: Volume) => loss - bonus;
  const base = net(team) + broughtForward;
  if (base <= 0n) return { base, shares: [], carryOver: base, amount: 0n };
  const shares = sharesOf(rate, team, through, net, broughtForward);
  return { base, shares, carryOver: 0n, amount: paid(shares) };
}

function sharesOf(
  rate: bigint,
  team: Volume,
  through: readonly Through[],
  baseOf: (volume: Volume) => bigint,
  broughtForward = 0n,
): Share[] {
  const below = through.map(
    (part): Share => ({
      account: part.account,
      base: baseOf(part),
      rate,
      rateBelow: part.rate < rate ? part.rate : rate,
    }),
  );
  const direct = below.reduce((rest, { base }) => rest - base, baseOf(team) + broughtForward);
  return [{ account: null, base: direct, rate, rateBelow: 0n }, ...below];
}

/** The sum of the shares, rounded once; never below 0. */
export function paid(shares: readonly Share[]): bigint {
  const exact = shares.reduce((sum, { base, rate, rateBelow }) => sum + base * (rate - rateBelow), 0n);
  return exact > 0n ? shareOf(exact, 1n, WHOLE_RATE) : 0n;
}

/** Shares as a payout keeps them. */
export const shareTexts = (shares: readonly Share[]) =>
  shares.map(({ account, outcome, base, rate, rateBelow }) => ({
    account,
    ...(outcome && { outcome }),
    base: String(base),
    rate: rateText(rate),
    rateBelow: rateText(rateBelow),
  }));
