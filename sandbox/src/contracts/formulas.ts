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

/** Volume that came through one account with a contract of the same kind. */
export interface Through extends Volume {
  account: string;
  /** What that account is paid for it, or as long as that is not known, the most that it can be: losses of players then count at it, wins at 0. */
  rate: bigint;
  /** As long as it is not known: the beginning of the account's own period. */
  heldFrom?: Date;
  /** The loss of earlier periods that was taken off what the account was paid for, 0 or less. */
  broughtForward: bigint;
}

/** What a payout is worked out from. */
export interface Inputs {
  team: Volume;
  through: readonly Through[];
  /** The loss that the last period has left, 0 or less. */
  broughtForward: bigint;
  /** What the accounts below were paid before, beyond what the contract grants; negative for what was held back too much. */
  owed: bigint;
}

export interface Share {
  /** Null for volume without a contract in between. */
  account: string | null;
  /** The result of its bets for the players, where the rate depends on it. */
  outcome?: BetOutcome;
  base: bigint;
  rate: bigint;
  rateBelow: bigint;
  heldFrom?: Date;
}

export type BetOutcome = "WON" | "LOST";

export interface Outcome {
  base: bigint;
  shares: Share[];
  carryOver: bigint;
  amount: bigint;
  /** What is owed after it. */
  owed: bigint;
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
  return { base: team.validBet, shares, carryOver: 0n, amount: paid(shares), owed: 0n };
}

/**
 * A dividend: the rate times what the team lost, less bonuses and the loss of earlier periods. It is never below 0; a
 * loss is carried over. So is what the accounts below get beyond it: one can lose while another one wins more. What they give back is
 * paid at once.
 */
export function dividendOf(rate: bigint, { team, through, broughtForward, owed }: Inputs): Outcome {
  const net = ({ loss, bonus }: Volume) => loss - bonus;
  const base = net(team) + broughtForward;
  const all = sharesOf(rate, team, through, net, broughtForward);
  if (base > 0n) return { base, shares: all, carryOver: 0n, ...settleUp(all, owed) };
  // The loss is carried over at the rate of a later period; only what is paid below counts now.
  const shares = all
    .filter(({ rateBelow, heldFrom }) => rateBelow > 0n || heldFrom)
    .map((share) => ({ ...share, rate: 0n }));
  return { base, shares, carryOver: base, ...settleUp(shares, owed) };
}

/** Pays the sum of shares less what is owed, never below 0, and says what is owed then. */
export function settleUp(shares: readonly Share[], owed: bigint): Pick<Outcome, "amount" | "owed"> {
  const due = roundedSum(shares) - owed;
  return due > 0n ? { amount: due, owed: 0n } : { amount: 0n, owed: -due };
}

function sharesOf(
  rate: bigint,
  team: Volume,
  through: readonly Through[],
  baseOf: (volume: Volume) => bigint,
  broughtForward = 0n,
): Share[] {
  const below = through.map(({ account, heldFrom, ...part }): Share => {
    const base = baseOf(part);
    const rateBelow = heldFrom && base < 0n ? 0n : smaller(part.rate, rate);
    return { account, base, rate, rateBelow, ...(heldFrom && { heldFrom }) };
  });
  const direct = below.reduce((rest, { base }) => rest - base, baseOf(team) + broughtForward);
  // Nobody was paid for what an account's own loss has taken off.
  const takenOff = through.flatMap((part) => takenOffOf(part.account, smaller(part.rate, rate), part.broughtForward));
  return [{ account: null, base: direct, rate, rateBelow: 0n }, ...below, ...takenOff];
}

/** The line that gives back what an account was not paid, because of the loss that its earlier periods had left. */
export const takenOffOf = (account: string, rateBelow: bigint, broughtForward: bigint): Share[] =>
  broughtForward === 0n || rateBelow === 0n ? [] : [{ account, base: broughtForward, rate: 0n, rateBelow }];

export const smaller = (one: bigint, other: bigint) => (one < other ? one : other);

/** The sum of the shares, rounded once. */
const roundedSum = (shares: readonly Share[]): bigint =>
  shareOf(
    shares.reduce((sum, { base, rate, rateBelow }) => sum + base * (rate - rateBelow), 0n),
    1n,
    WHOLE_RATE,
  );

/** The sum of the shares, rounded once; never below 0. */
export const paid = (shares: readonly Share[]): bigint => settleUp(shares, 0n).amount;

/** Shares as a payout keeps them. */
export const shareTexts = (shares: readonly Share[]) =>
  shares.map(({ account, outcome, base, rate, rateBelow, heldFrom }) => ({
    account,
    ...(outcome && { outcome }),
    base: String(base),
    rate: rateText(rate),
    rateBelow: rateText(rateBelow),
    ...(heldFrom && { heldFrom: heldFrom.toISOString() }),
  }));
