import { hash } from "node:crypto";
import { describe, expect, test } from "vitest";
import type { EngineGame } from "./engine.ts";
import { fixturesAt } from "./match.ts";
import { playableGame } from "./playableGame.ts";

// The rule of docs/money-rules.md: valid stake is the stake without what the round pays back in at least nine of ten cases.
// The test draws rounds as players do, and counts: it does not use what the engines say about their cases.

const AT = new Date("2027-01-01T00:00:00Z");
const STAKE = 10_000n;
const DRAWS = 10_000;
const game = (classify: string, rtpBp = 9_730): EngineGame => ({ nodeId: 7, classify, rtpBp, lines: 20 });
const wheel = game("ROULETTE");
const rulesOf = (of: EngineGame) => {
  const rules = playableGame(of);
  if (!rules) throw new Error(`nothing plays ${of.classify}`);
  return rules;
};
const chips = (spots: Record<string, number>) => ({ chips: spots });
const each = (...spots: string[]) => chips(Object.fromEntries(spots.map((spot) => [spot, 1])));
const numbers = (count: number) => each(...Array.from({ length: count }, (_, pocket) => `n${pocket}`));

/** A fast, seeded generator. */
function seeded(seed: string) {
  let state = hash("sha256", seed, "buffer").readUInt32BE(0);
  return (bound: number) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * bound);
  };
}

/** How many of 10,000 drawn rounds pay back at least that much. */
function sharePaying(of: EngineGame, choice: unknown, least: bigint): number {
  const rules = rulesOf(of);
  const random = seeded(JSON.stringify([of, choice]));
  let paying = 0;
  for (let round = 0; round < DRAWS; round += 1) if (rules.draw(choice, STAKE, random).win >= least) paying += 1;
  return (paying / DRAWS) * 10_000;
}

function coverOf(of: EngineGame, choice: unknown): { covered: bigint; bet: bigint } {
  const rules = rulesOf(of);
  const ticket = rules.place(choice, AT);
  if (!ticket) throw new Error(`${of.classify} refuses ${JSON.stringify(choice)}`);
  return { covered: rules.covered([{ choice: ticket.choice, stake: STAKE }]), bet: STAKE * BigInt(ticket.units) };
}

const tables: [name: string, of: EngineGame, choice: unknown, coveredStakes: number][] = [
  ["red alone", wheel, each("red"), 0],
  ["red and black", wheel, each("red", "black"), 2],
  ["red twice, black once: the smaller one twice", wheel, chips({ red: 2, black: 1 }), 2],
  ["two dozens", wheel, each("d1", "d2"), 0],
  ["three dozens", wheel, each("d1", "d2", "d3"), 3],
  ["red, odd and low leave six pockets", wheel, each("red", "odd", "low"), 0],
  ["33 numbers", wheel, numbers(33), 0],
  ["34 numbers", wheel, numbers(34), 36],
  ["small and big", game("DICE"), each("small", "big"), 2],
  ["three faces", game("DICE"), each("f1", "f2", "f3"), 0],
  ["dragon and tiger", game("DRAGON_TIGER"), each("dragon", "tiger"), 2.11],
  ["dragon and tie", game("DRAGON_TIGER"), each("dragon", "tie"), 0],
  ["player and banker: a tie returns both", game("BACCARAT"), each("player", "banker"), 1.91],
  ["a banker twice, a player once", game("BACCARAT"), chips({ banker: 2, player: 1 }), 1.97],
];

describe("what a round pays back in nine of ten cases is covered", () => {
  test.each(tables)("%s", (_, of, choice, coveredStakes) => {
    const { covered } = coverOf(of, choice);
    expect(Number(covered) / Number(STAKE)).toBeCloseTo(coveredStakes, 2);
    // Four standard deviations of so many draws are 120 of 10,000.
    if (covered > 0n) expect(sharePaying(of, choice, covered)).toBeGreaterThan(8_880);
    expect(sharePaying(of, choice, covered + 1n)).toBeLessThan(9_120);
  });

  test.each([
    ["VIDEO", {}],
    ["ARCADE", { shots: ["minnow", "minnow", "minnow", "minnow", "minnow"] }],
    ["HIGH_CARD", { seats: 2 }],
    ["KENO_40", { numbers: [1, 2, 3, 4, 5, 6, 7, 8] }],
  ])("a round of %s has no opposite bets", (classify, choice) => {
    expect(coverOf(game(classify), choice).covered).toBe(0n);
  });

  test("the results of a match cover each other, those of two matches do not", () => {
    const match = game("FOOTBALL", 9_500);
    const rules = rulesOf(match);
    const [fixture, other] = fixturesAt(match, "goals", AT);
    if (!fixture || !other) throw new Error("there are always fixtures");
    // Stakes that pay the same whatever comes.
    const bets = fixture.odds.map(({ pick, pays }) => ({
      choice: { fixture: fixture.id, pick, pays },
      stake: (STAKE * 100n) / BigInt(pays),
    }));
    const covered = rules.covered(bets);
    expect(Number(covered)).toBeCloseTo(Number(STAKE), -3);
    const staked = bets.reduce((sum, { stake }) => sum + stake, 0n);
    expect(covered).toBeLessThan(staked);
    for (const left of bets) expect(rules.covered(bets.filter((bet) => bet !== left))).toBe(0n);
    expect(new Set(bets.map(({ choice }) => rules.matchOf(choice)))).toEqual(new Set([fixture.id]));
    expect(rules.matchOf({ ...bets[0]?.choice, fixture: other.id })).toBe(other.id);
    expect(rulesOf(wheel).matchOf(each("red"))).toBeUndefined();
  });
});
