import type { Translated } from "../http/languages.ts";
import { words } from "../texts/wordTable.ts";
import type { Drawn } from "./kinds.ts";
import { type Chosen, type PlayType, pairsOf } from "./playType.ts";

const MOST_BETS = 10_000;

/** Decimal odds in hundredths. */
const hundredths = (odds: number): bigint => BigInt(Math.round(odds * 100));

/** A title from a row `EN|CN|VI|TH|ID|PT`. */
export const title = (row: string): Translated => {
  const [translated] = words(row);
  if (!translated) throw new Error("no title");
  return translated;
};

export const DIGITS = "0123456789".split("");
export const SIZES = ["BIG", "SMALL", "ODD", "EVEN"];

type Odds = readonly bigint[];
type Named = Pick<PlayType, "code" | "title" | "choices" | "example" | "looksAt">;
type Rest = Partial<Pick<PlayType, "positions" | "minChoices" | "maxChoices" | "isDistinct" | "maxBets">>;

const base = (named: Named, rest: Rest = {}) => ({
  ...named,
  positions: 1,
  minChoices: 1,
  maxChoices: named.choices.length,
  isDistinct: false,
  maxBets: MOST_BETS,
  ...rest,
});

/** Wins when the choices contain the drawn number at each position. */
export const inOrder = (
  named: Named,
  odds: number,
  cameAt: (drawn: Drawn) => readonly string[],
  rest: Rest,
): PlayType => {
  const returns = (drawn: Drawn, chosen: Chosen, [each = 0n]: Odds) => {
    const came = cameAt(drawn);
    return chosen.every((choices, i) => choices.includes(came[i] ?? "")) ? each : 0n;
  };
  return { ...base(named, rest), odds: [hundredths(odds)], oddsRule: "SAME", returns };
};

/** Every choice is a bet; all drawn choices win at the same odds. */
export const anyOf = (named: Named, odds: number, came: (drawn: Drawn) => readonly string[]): PlayType => {
  const returns = (drawn: Drawn, [choices = []]: Chosen, [each = 0n]: Odds) => {
    const winners = new Set(came(drawn));
    return each * BigInt(choices.filter((choice) => winners.has(choice)).length);
  };
  return { ...base(named), odds: [hundredths(odds)], oddsRule: "SAME", returns };
};

/** Every choice is a bet with odds of its own. */
export const oddsByChoice = (named: Named, odds: readonly number[], came: (drawn: Drawn) => string): PlayType => {
  const returns = (drawn: Drawn, [choices = []]: Chosen, each: Odds) => {
    const winner = came(drawn);
    return choices.includes(winner) ? (each[named.choices.indexOf(winner)] ?? 0n) : 0n;
  };
  return { ...base(named), odds: odds.map(hundredths), oddsRule: "CHOICE", returns };
};

const timesIn = (came: readonly string[], choice: string) => came.filter((number) => number === choice).length;

/** Every choice is a bet; its odds depend on how often it was drawn. */
export const oddsByMatches = (
  named: Named,
  odds: readonly number[],
  came: (drawn: Drawn) => readonly string[],
): PlayType => {
  const returns = (drawn: Drawn, [choices = []]: Chosen, each: Odds) => {
    const numbers = came(drawn);
    return choices.reduce((sum, choice) => sum + (each[timesIn(numbers, choice) - 1] ?? 0n), 0n);
  };
  return { ...base(named), odds: odds.map(hundredths), oddsRule: "MATCHES", returns };
};

/** Every choice is a bet that pays once per time it was drawn. */
export const eachTime = (named: Named, odds: number, came: (drawn: Drawn) => readonly string[]): PlayType => {
  const returns = (drawn: Drawn, [choices = []]: Chosen, [each = 0n]: Odds) => {
    const numbers = came(drawn);
    return choices.reduce((sum, choice) => sum + each * BigInt(timesIn(numbers, choice)), 0n);
  };
  return { ...base(named), odds: [hundredths(odds)], oddsRule: "EACH_MATCH", returns };
};

/** Every pair of choices is a bet; it wins when both were drawn. */
export const bothOf = (
  named: Named,
  odds: number,
  came: (drawn: Drawn) => readonly string[],
  rest: Rest = {},
): PlayType => {
  const returns = (drawn: Drawn, [choices = []]: Chosen, [each = 0n]: Odds) => {
    const numbers = new Set(came(drawn));
    return each * pairsOf(choices.filter((choice) => numbers.has(choice)).length);
  };
  return { ...base(named, { minChoices: 2, ...rest }), odds: [hundredths(odds)], oddsRule: "SAME", returns };
};

/** Every combination of that many choices is a bet; it wins when it equals the drawn numbers, in any order. */
export const setOf = (
  named: Named,
  odds: number,
  size: number,
  came: (drawn: Drawn) => readonly string[],
): PlayType => {
  const returns = (drawn: Drawn, [choices = []]: Chosen, [each = 0n]: Odds) => {
    const numbers = new Set(came(drawn));
    return numbers.size === size && [...numbers].every((number) => choices.includes(number)) ? each : 0n;
  };
  return { ...base(named, { minChoices: size }), odds: [hundredths(odds)], oddsRule: "SAME", returns };
};

/** Big or small and odd or even, compared with the first big number; empty when the number is undefined. */
export const sizesOf = (number: number | undefined, firstBig: number): string[] =>
  number === undefined ? [] : [number >= firstBig ? "BIG" : "SMALL", number % 2 === 1 ? "ODD" : "EVEN"];
