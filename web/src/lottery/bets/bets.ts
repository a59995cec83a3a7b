/** What the number of bets depends on, for a play type. */
export interface BetRules {
  readonly positions: number;
  readonly minChoices: number;
}

/** The chosen numbers of each position. */
export type Picks = readonly (readonly string[])[];

export const noPicks = (positions: number): Picks => Array.from({ length: positions }, () => []);

/** Number of bets of a choice: the combinations of `minChoices` at each position, multiplied. */
export function countBets({ positions, minChoices }: BetRules, picks: Picks): number {
  let bets = 1;
  for (let at = 0; at < positions; at += 1) bets *= combinations(picks[at]?.length ?? 0, minChoices);
  return bets;
}

function combinations(of: number, size: number): number {
  if (size > of) return 0;
  let count = 1;
  for (let i = 1; i <= Math.min(size, of - size); i += 1) count = (count * (of - i + 1)) / i;
  return Math.round(count);
}

/** A line's `content` for the gateway: positions separated by `|`, choices by `,`. */
export const contentOf = (picks: Picks): string => picks.map((choices) => choices.join(",")).join("|");

/** The choices of a `content`, by position. */
export const picksOf = (content: string): Picks =>
  content.split("|").map((position) => position.split(",").filter(Boolean));
