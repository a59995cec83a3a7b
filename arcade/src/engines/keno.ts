import { z } from "zod";
import { type EngineGame, type Playable, pays, playable } from "./engine.ts";
import { pickSome } from "./random.ts";

/** One to eight numbers of 40; ten are drawn. */
export const kenoRules = { balls: 40, drawn: 10, maxPicks: 8 } as const;

// The ratios between the prizes of one count of picks, from no hit upward. The game's RTP sets their size.
const shapes: Record<number, readonly number[]> = {
  1: [0, 1],
  2: [0, 1, 4],
  3: [0, 1, 2, 20],
  4: [0, 0, 2, 8, 80],
  5: [0, 0, 1, 4, 25, 250],
  6: [0, 0, 1, 2, 10, 80, 600],
  7: [0, 0, 0, 2, 6, 30, 200, 1500],
  8: [0, 0, 0, 1, 4, 15, 80, 500, 3000],
};

const choose = (from: number, count: number): number => {
  let ways = 1;
  for (let step = 1; step <= count; step += 1) ways = (ways * (from - count + step)) / step;
  return ways;
};

/** The probability of `hits` drawn numbers among `picks` (hypergeometric). */
export const kenoChance = (picks: number, hits: number): number =>
  (choose(picks, hits) * choose(kenoRules.balls - picks, kenoRules.drawn - hits)) /
  choose(kenoRules.balls, kenoRules.drawn);

/** The prize for each count of hits, in hundredths of the stake, so that this count of picks returns the game's RTP. */
export function kenoPays(rtpBp: number, picks: number): number[] {
  const shape = shapes[picks] ?? [];
  const returned = shape.reduce((sum, prize, hits) => sum + prize * kenoChance(picks, hits), 0);
  return shape.map((prize) => Math.round((prize * rtpBp) / 100 / returned));
}

const balls = Array.from({ length: kenoRules.balls }, (_, index) => index + 1);

const choice = z.strictObject({
  numbers: z
    .array(z.int().min(1).max(kenoRules.balls))
    .min(1)
    .max(kenoRules.maxPicks)
    .refine((numbers) => new Set(numbers).size === numbers.length),
});

export function kenoGame(game: EngineGame): Playable {
  const tables = Array.from({ length: kenoRules.maxPicks }, (_, index) => kenoPays(game.rtpBp, index + 1));
  return playable({
    kind: "keno",
    cycleMs: 5000,
    choice,
    table: () => ({ kind: "keno", ...kenoRules, pays: tables }),
    ticket: ({ numbers }) => ({ units: 1, content: numbers.toSorted((a, b) => a - b).join(" ") }),
    draw({ numbers }, stake, random) {
      const drawn = pickSome(balls, kenoRules.drawn, random);
      const hits = numbers.filter((number) => drawn.includes(number)).length;
      const win = pays(stake, tables[numbers.length - 1]?.[hits] ?? 0);
      return { win, view: { kind: "keno", drawn, hits } };
    },
  });
}
