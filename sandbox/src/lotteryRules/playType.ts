import type { Translated } from "../http/languages.ts";
import type { Drawn } from "./kinds.ts";

/** How odds are read, in the words of the wire; `EACH_MATCH` pays once for each time that a choice came. */
export type OddsRule = "SAME" | "CHOICE" | "MATCHES" | "EACH_MATCH";

/**
 * Something that can be bet on. The bets of a line: at each position, every combination of `minChoices` of what was
 * chosen; the positions multiply.
 */
export interface PlayType {
  code: string;
  title: Translated;
  positions: number;
  choices: readonly string[];
  minChoices: number;
  maxChoices: number;
  /** No choice may stand at two positions. */
  isDistinct: boolean;
  /** What a unit returns, in hundredths. */
  odds: readonly bigint[];
  oddsRule: OddsRule;
  maxBets: number;
  example: string;
  /** What all bets of a line return at those odds for a unit each, in hundredths. */
  returns(drawn: Drawn, chosen: Chosen, odds: readonly bigint[]): bigint;
}

/** A line's content: what is chosen at each position. */
export type Chosen = readonly (readonly string[])[];

const combinations = (from: number, take: number): number => {
  let count = 1;
  for (let i = 0; i < take; i += 1) count = (count * (from - i)) / (i + 1);
  return count;
};

/** Bets that a choice makes. */
export const betsOf = ({ minChoices }: Pick<PlayType, "minChoices">, chosen: Chosen): number =>
  chosen.reduce((bets, { length }) => bets * combinations(length, minChoices), 1);

/** What a content chooses; undefined when it can't be played like that. */
export function chosenIn(playType: PlayType, content: string): Chosen | undefined {
  const { positions, choices, minChoices, maxChoices, isDistinct, maxBets } = playType;
  const chosen = content.split("|").map((position) => position.split(","));
  const isWhole =
    chosen.length === positions &&
    chosen.every(
      (position) =>
        position.length >= minChoices &&
        position.length <= maxChoices &&
        new Set(position).size === position.length &&
        position.every((choice) => choices.includes(choice)),
    );
  if (!isWhole || (isDistinct && new Set(chosen.flat()).size !== chosen.flat().length)) return undefined;
  return betsOf(playType, chosen) <= maxBets ? chosen : undefined;
}

/** Pairs that can be made of so many. */
export const pairsOf = (count: number): bigint => BigInt(combinations(count, 2));
