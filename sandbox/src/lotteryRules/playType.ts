import type { Translated } from "../http/languages.ts";
import type { Drawn } from "./kinds.ts";

/** How odds apply, as the wire spells it; `EACH_MATCH` pays once per time a choice was drawn. */
export type OddsRule = "SAME" | "CHOICE" | "MATCHES" | "EACH_MATCH";

/**
 * A kind of bet. Number of bets of a line: at each position, all combinations of `minChoices` of the choices; the
 * positions are multiplied.
 */
export interface PlayType {
  code: string;
  title: Translated;
  positions: number;
  choices: readonly string[];
  minChoices: number;
  maxChoices: number;
  /** A choice must not appear at two positions. */
  isDistinct: boolean;
  /**
   * The parts of the draw that decide it, by names of `casesOf`. Bets with the same parts are on the same result, also when
   * one of them looks at further parts.
   */
  looksAt: readonly string[];
  /** Payout of one unit, in hundredths. */
  odds: readonly bigint[];
  oddsRule: OddsRule;
  maxBets: number;
  example: string;
  /** Payout of all bets of a line with one unit each at these odds, in hundredths. */
  returns(drawn: Drawn, chosen: Chosen, odds: readonly bigint[]): bigint;
}

/** Content of a line: the choices at each position. */
export type Chosen = readonly (readonly string[])[];

const combinations = (from: number, take: number): number => {
  let count = 1;
  for (let i = 0; i < take; i += 1) count = (count * (from - i)) / (i + 1);
  return count;
};

/** Number of bets in a line. */
export const betsOf = ({ minChoices }: Pick<PlayType, "minChoices">, chosen: Chosen): number =>
  chosen.reduce((bets, { length }) => bets * combinations(length, minChoices), 1);

/** Parses the content of a line; undefined when it is invalid for the play type. */
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

/** Number of pairs that can be made of `count` items. */
export const pairsOf = (count: number): bigint => BigInt(combinations(count, 2));
