import type { TableSpot } from "../pages/gameMessages.ts";
import { fairMultiple } from "./engine.ts";
import type { RandomInt } from "./random.ts";

/** The result of a table round, for all table games. */
export interface TableResult {
  /** Roulette: [pocket]. Dice: [a, b, c]. Dragon tiger: [dragon, tiger] cards. Baccarat: see `hands`. */
  values: number[];
  hands?: { player: number[]; banker: number[] };
}

/** One of the results that matter to the spots, and how likely it is, compared with the others. */
interface TableCase {
  weight: number;
  result: TableResult;
}

/** A table game: its spots for chips, and how they win. */
export interface TableRules {
  variant: "roulette" | "dice" | "dragonTiger" | "baccarat";
  spots: TableSpot[];
  /** All results. */
  cases: readonly TableCase[];
  play(random: RandomInt): TableResult;
  /** Whether chips on this spot win, lose or are returned (push). */
  verdict(spot: string, result: TableResult): "win" | "push" | "lose";
}

interface Bet {
  id: string;
  wins(values: number[]): boolean;
}

/** Makes spots from equally likely cases: a spot's multiple follows from the number of cases in which it wins. */
function spotsOver(rtpBp: number, bets: Bet[], cases: number[][]): Pick<TableRules, "spots" | "cases" | "verdict"> {
  const byId = new Map(bets.map((bet) => [bet.id, bet]));
  const spots = bets.map(({ id, wins }) => ({
    id,
    pays: fairMultiple(rtpBp, cases.filter(wins).length, cases.length),
  }));
  return {
    spots,
    cases: cases.map((values) => ({ weight: 1, result: { values } })),
    verdict: (spot, { values }) => (byId.get(spot)?.wins(values) ? "win" : "lose"),
  };
}

const range = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, index) => from + index);

/** The red pockets of a European wheel. */
export const redPockets = [1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36];

/** A wheel with one zero. At an RTP of 97.30 % its prizes are the classical ones: 36, 3 and 2 times the stake. */
export function roulette(rtpBp: number): TableRules {
  const pocketIs = (test: (pocket: number) => boolean) => (values: number[]) => {
    const [pocket = 0] = values;
    return pocket !== 0 && test(pocket);
  };
  const bets: Bet[] = [
    ...range(0, 36).map((pocket) => ({ id: `n${pocket}`, wins: (values: number[]) => values[0] === pocket })),
    { id: "red", wins: pocketIs((pocket) => redPockets.includes(pocket)) },
    { id: "black", wins: pocketIs((pocket) => !redPockets.includes(pocket)) },
    { id: "odd", wins: pocketIs((pocket) => pocket % 2 === 1) },
    { id: "even", wins: pocketIs((pocket) => pocket % 2 === 0) },
    { id: "low", wins: pocketIs((pocket) => pocket <= 18) },
    { id: "high", wins: pocketIs((pocket) => pocket >= 19) },
    ...[1, 2, 3].map((dozen) => ({ id: `d${dozen}`, wins: pocketIs((pocket) => Math.ceil(pocket / 12) === dozen) })),
    ...[1, 2, 3].map((column) => ({ id: `c${column}`, wins: pocketIs((pocket) => (pocket - column) % 3 === 0) })),
  ];
  const cases = range(0, 36).map((pocket) => [pocket]);
  return { variant: "roulette", play: (random) => ({ values: [random(37)] }), ...spotsOver(rtpBp, bets, cases) };
}

/** Three dice. */
export function dice(rtpBp: number): TableRules {
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
  const isTriple = (values: number[]) => new Set(values).size === 1;
  const bets: Bet[] = [
    { id: "small", wins: (values) => sum(values) <= 10 && !isTriple(values) },
    { id: "big", wins: (values) => sum(values) >= 11 && !isTriple(values) },
    { id: "odd", wins: (values) => sum(values) % 2 === 1 && !isTriple(values) },
    { id: "even", wins: (values) => sum(values) % 2 === 0 && !isTriple(values) },
    { id: "triple", wins: isTriple },
    ...range(1, 6).map((face) => ({ id: `f${face}`, wins: (values: number[]) => values.includes(face) })),
    ...range(4, 17).map((total) => ({ id: `s${total}`, wins: (values: number[]) => sum(values) === total })),
  ];
  const faces = range(1, 6);
  const cases = faces.flatMap((a) => faces.flatMap((b) => faces.map((c) => [a, b, c])));
  const roll = (random: RandomInt) => random(6) + 1;
  return {
    variant: "dice",
    play: (random) => ({ values: [roll(random), roll(random), roll(random)] }),
    ...spotsOver(rtpBp, bets, cases),
  };
}

/** The rank of a card, 1 (ace) to 13 (king). Cards are numbers: four suits of each rank, one rank after the other. */
export const rankOf = (card: number): number => Math.floor(card / 4) + 1;

/** One card for each side from an endless shoe; aces are low and a tie pays its own spot only. */
export function dragonTiger(rtpBp: number): TableRules {
  const rank = (values: number[], side: number) => rankOf(values[side] ?? 0);
  const bets: Bet[] = [
    { id: "dragon", wins: (values) => rank(values, 0) > rank(values, 1) },
    { id: "tiger", wins: (values) => rank(values, 1) > rank(values, 0) },
    { id: "tie", wins: (values) => rank(values, 0) === rank(values, 1) },
  ];
  const ranks = range(1, 13).map((value) => (value - 1) * 4);
  const cases = ranks.flatMap((dragon) => ranks.map((tiger) => [dragon, tiger]));
  return {
    variant: "dragonTiger",
    play: (random) => ({ values: [random(52), random(52)] }),
    ...spotsOver(rtpBp, bets, cases),
  };
}
