import { hash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { LANGUAGES } from "../messages/playMessages.ts";
import { baccarat, baccaratHands } from "./baccarat.ts";
import type { EngineGame } from "./engine.ts";
import { fishes, fishingGame } from "./fishing.ts";
import { kenoChance, kenoPays, kenoRules } from "./keno.ts";
import { ENGINES, playableGame, playKindOf, rulesInWords } from "./playableGame.ts";
import type { RandomInt } from "./random.ts";
import { linePays, reelSets, scatterPays, slotLines } from "./slot.reels.ts";
import { evaluate, looseShare, reelsReturn, slotGame } from "./slot.ts";
import { dice, dragonTiger, redPockets, roulette } from "./tables.ts";

const rtps = [9200, 9412, 9650, 9730, 9895];
const game = (classify: string, rtpBp = 9650): EngineGame => ({ nodeId: 7, classify, rtpBp, lines: 20 });
const rulesOf = (classify: string) => {
  const rules = playableGame(game(classify));
  if (!rules) throw new Error(`nothing plays ${classify}`);
  return rules;
};
const noCommitment = () => "";

/** A fast, seeded generator for long simulations. */
function seeded(seed: string): RandomInt {
  let state = hash("sha256", seed, "buffer").readUInt32BE(0);
  return (bound) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * bound);
  };
}

test.each(Object.keys(ENGINES))("%s has the kind that its rules have, and rules in every language", (classify) => {
  expect(playKindOf(classify)).toBe(rulesOf(classify).kind);
  for (const language of LANGUAGES) {
    const words = rulesInWords(classify, language, 20);
    expect(words.length).toBeGreaterThan(0);
    expect(words.join(" ")).not.toMatch(/[{}]/);
    expect(words.every((text) => text.length > 20 || language === "CN")).toBe(true);
  }
});

test("a lottery is played on a screen of its own", () => {
  expect(playableGame(game("FIVE_DIGITS"))).toBeUndefined();
  expect(rulesInWords("FIVE_DIGITS", "EN", 20)).toEqual([]);
});

describe("return to player", () => {
  test.each(rtps)("slot: the two reel sets, counted stop by stop and mixed, return %d", (rtp) => {
    const [tight, loose] = reelSets.map(byCounting);
    expect(tight).toBeCloseTo(reelsReturn(reelSets[0]), 10);
    expect(loose).toBeCloseTo(reelsReturn(reelSets[1]), 10);
    const share = looseShare(rtp) / 10_000_000;
    expect((tight ?? 0) * (1 - share) + (loose ?? 0) * share).toBeCloseTo(rtp / 10_000, 6);
  });

  test("slot: simulated rounds return the computed share, and the win is the sum of the shown hits", () => {
    const slot = slotGame(game("VIDEO"));
    const random = seeded("slot");
    const stake = 2000n;
    let returned = 0n;
    const rounds = 300_000;
    for (let spin = 0; spin < rounds; spin += 1) {
      const { win, view } = slot.draw({}, stake, random);
      if (view.kind !== "slot") throw new Error("A slot shows a window.");
      const ofLines = view.hits.reduce((sum, hit) => sum + hit.pays, 0) / 20;
      const ofStake = scatterPays[view.scatters - 3] ?? 0;
      expect(Number(win)).toBe(((ofLines + ofStake) * Number(stake)) / 100);
      returned += win;
    }
    // The standard deviation of a spin is about 8 stakes. Five of them, divided by the root of the rounds.
    expect(Math.abs(Number(returned) / Number(stake) / rounds - 0.965)).toBeLessThan(0.075);
  });

  test.each(rtps)("tables: every spot, over all equally likely cases, returns %d", (rtp) => {
    const die = [1, 2, 3, 4, 5, 6];
    const ranks = Array.from({ length: 13 }, (_, rank) => rank * 4);
    const cases = {
      roulette: Array.from({ length: 37 }, (_, pocket) => [pocket]),
      dice: die.flatMap((a) => die.flatMap((b) => die.map((c) => [a, b, c]))),
      dragonTiger: ranks.flatMap((a) => ranks.map((b) => [a, b])),
    };
    for (const rules of [roulette(rtp), dice(rtp), dragonTiger(rtp)]) {
      const all = rules.variant === "baccarat" ? [] : cases[rules.variant];
      for (const spot of rules.spots) {
        const wins = all.filter((values) => rules.verdict(spot.id, { values }) === "win").length;
        expect((wins * spot.pays) / all.length / 100).toBeCloseTo(rtp / 10_000, 2);
      }
    }
  });

  test("roulette pays 36, 3 and 2 times the stake at its classical return", () => {
    const pays = new Map(roulette(9730).spots.map((spot) => [spot.id, spot.pays]));
    expect([pays.get("n17"), pays.get("d2"), pays.get("c3"), pays.get("red")]).toEqual([3600, 300, 300, 200]);
    expect(redPockets).toHaveLength(18);
  });

  test("baccarat: all deals of eight decks, counted by points, give the shares that the prizes use", () => {
    const { tie, player, banker } = countBaccarat();
    for (const rtp of rtps) {
      for (const { id, pays } of baccarat(rtp).spots) {
        const share = { player, banker, tie }[id] ?? 0;
        const back = (share * pays) / 100 + (id === "tie" ? 0 : tie);
        expect(Math.abs(back - rtp / 10_000)).toBeLessThan(0.003);
      }
    }
  });

  test.each(rtps)("keno: every count of picks returns %d over all draws", (rtp) => {
    for (let picks = 1; picks <= kenoRules.maxPicks; picks += 1) {
      const pays = kenoPays(rtp, picks);
      const chances = pays.map((_, hits) => kenoChance(picks, hits));
      expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 10);
      const back = pays.reduce((sum, prize, hits) => sum + (prize / 100) * (chances[hits] ?? 0), 0);
      expect(Math.abs(back - rtp / 10_000)).toBeLessThan(0.003);
    }
  });

  test("fishing: every fish returns the game's share over the whole range of the generator", () => {
    const fishing = fishingGame(game("ARCADE", 9412));
    for (const fish of fishes) {
      let asked = 0;
      const caught = [9411, 9412].map((drawn) => {
        const { win } = fishing.draw({ shots: [fish.id] }, 100n, (bound) => {
          asked = bound;
          return drawn;
        });
        return win;
      });
      expect(caught).toEqual([BigInt(fish.multiple * 100), 0n]);
      expect((9412 / asked) * fish.multiple).toBeCloseTo(0.9412, 10);
    }
  });

  test.each([2, 3, 4])(
    "duel: each of %d seats wins equally often and takes the pot less the operator's share",
    (seats) => {
      const duel = rulesOf("HIGH_CARD");
      const table = duel.table(new Date(), noCommitment);
      const pot = table.kind === "duel" ? (table.tables.find((offer) => offer.seats === seats)?.pays ?? 0) : 0;
      expect(Math.abs(pot / 100 / seats - 0.965)).toBeLessThan(0.002);
      const random = seeded("duel");
      const wins = Array.from({ length: seats }, () => 0);
      for (let round = 0; round < 60_000; round += 1) {
        const { win, view } = duel.draw({ seats }, 1000n, random);
        if (view.kind !== "duel") throw new Error("A duel shows cards.");
        expect(new Set(view.cards).size).toBe(seats);
        expect(win).toBe(view.winner === 0 ? BigInt(pot * 10) : 0n);
        wins[view.winner] = (wins[view.winner] ?? 0) + 1;
      }
      for (const count of wins) expect(Math.abs(count / 60_000 - 1 / seats)).toBeLessThan(0.01);
    },
  );
});

describe("choices from requests", () => {
  test.each([
    ["KENO_40", { numbers: [1, 2, 2] }],
    ["KENO_40", { numbers: [0] }],
    ["KENO_40", { numbers: [1, 2, 3, 4, 5, 6, 7, 8, 9] }],
    ["KENO_40", { numbers: [1], pays: [9999] }],
    ["ARCADE", { shots: [] }],
    ["ARCADE", { shots: ["minnow", "whale"] }],
    ["ROULETTE", { chips: { n37: 1 } }],
    ["ROULETTE", { chips: { __proto__: 1 } }],
    ["ROULETTE", { chips: { red: 0.5 } }],
    ["ROULETTE", { chips: { red: -1 } }],
    ["HIGH_CARD", { seats: 1 }],
    ["VIDEO", { reels: 5 }],
    ["FOOTBALL", { fixture: "0-9", pick: "home", pays: 200 }],
    ["TENNIS", null],
  ])("%s refuses %j", (classify, choice) => {
    expect(rulesOf(classify).place(choice, new Date())).toBeUndefined();
  });

  test("a round costs its stake times its shots or chips", () => {
    expect(rulesOf("ARCADE").place({ shots: ["ray", "ray", "shark"] }, new Date())?.units).toBe(3);
    expect(rulesOf("ROULETTE").place({ chips: { red: 2, n7: 3 } }, new Date())?.units).toBe(5);
  });
});

test("slot lines differ, and a line pays only its longest run from the left, with wilds", () => {
  expect(new Set(slotLines(243).map(String)).size).toBe(243);
  expect(slotLines(3)).toEqual([
    [0, 0, 0, 0, 0],
    [1, 1, 1, 1, 1],
    [2, 2, 2, 2, 2],
  ]);
  const { hits, scatters } = evaluate(["AHS", "WHF", "AHS", "BHC", "AHS"], slotLines(3));
  expect(hits).toEqual([
    { line: 0, symbol: "A", count: 3, pays: linePays.A?.[0] },
    { line: 1, symbol: "H", count: 5, pays: linePays.H?.[2] },
  ]);
  expect(scatters).toBe(3);
});

/** Counts every stop of the five reels: by symbol counts for lines, by windows for scatters. */
function byCounting(reels: readonly string[]): number {
  const counts = reels.map((strip) => {
    const of = new Map<string, number>();
    for (const stop of strip) of.set(stop, (of.get(stop) ?? 0) + 1);
    return [...of];
  });
  const total = reels.reduce((product, strip) => product * strip.length, 1);
  let paid = 0;
  const walk = (run: string[], ways: number): void => {
    const next = counts[run.length];
    if (next) for (const [symbol, count] of next) walk([...run, symbol], ways * count);
    else for (const hit of evaluate(run, [[0, 0, 0, 0, 0]]).hits) paid += hit.pays * ways;
  };
  walk([], 1);
  const shown = reels.map((strip) => {
    const windows = [...strip].map((_, stop) => (strip + strip).slice(stop, stop + 3).split("S").length - 1);
    expect(Math.max(...windows)).toBeLessThan(2);
    return windows.filter((count) => count === 1).length / strip.length;
  });
  let scattered = 0;
  for (let mask = 0; mask < 32; mask += 1) {
    const chance = shown.reduce((product, share, reel) => product * ((mask >> reel) & 1 ? share : 1 - share), 1);
    const count = shown.filter((_, reel) => (mask >> reel) & 1).length;
    scattered += (chance * (scatterPays[count - 3] ?? 0)) / 100;
  }
  return paid / total / 100 + scattered;
}

function countBaccarat(): { player: number; banker: number; tie: number } {
  // One card for each number of points: ace to 9, and ten for 0. A shoe has 128 tens and 32 of each other card.
  const cards = [36, 0, 4, 8, 12, 16, 20, 24, 28, 32];
  const left = [128, 32, 32, 32, 32, 32, 32, 32, 32, 32];
  const point = (card: number) => Math.min(Math.floor(card / 4) + 1, 10) % 10;
  const sum = (hand: number[]) => hand.reduce((total, card) => total + point(card), 0) % 10;
  const shares = { player: 0, banker: 0, tie: 0 };
  const deal = (dealt: number[], ways: number): void => {
    if (dealt.length === 6) {
      const { player, banker } = baccaratHands(dealt);
      shares[sum(player) > sum(banker) ? "player" : sum(player) < sum(banker) ? "banker" : "tie"] += ways;
      return;
    }
    for (const [index, card] of cards.entries()) {
      const count = left[index] ?? 0;
      left[index] = count - 1;
      deal([...dealt, card], (ways * count) / (416 - dealt.length));
      left[index] = count;
    }
  };
  deal([], 1);
  return shares;
}
