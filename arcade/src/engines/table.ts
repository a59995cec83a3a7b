import { z } from "zod";
import { paidInNineOfTen } from "./cover.ts";
import { type EngineGame, type Playable, pays, playable } from "./engine.ts";
import type { TableResult, TableRules } from "./tables.ts";

/** Chips on the spots of a table; each chip is one stake. */
const choice = z.strictObject({
  chips: z.record(z.string().max(12), z.int().min(1).max(500)).refine((chips) => {
    const spots = Object.keys(chips).length;
    return spots >= 1 && spots <= 50;
  }),
});

export function tableGame({ rtpBp }: EngineGame, rulesOf: (rtpBp: number) => TableRules): Playable {
  const rules = rulesOf(rtpBp);
  const known = new Map(rules.spots.map((spot) => [spot.id, spot.pays]));
  const paidFor = (chips: Readonly<Record<string, number>>, stake: bigint, result: TableResult): bigint =>
    Object.entries(chips).reduce((sum, [spot, count]) => {
      const placed = stake * BigInt(count);
      const verdict = rules.verdict(spot, result);
      return sum + (verdict === "win" ? pays(placed, known.get(spot) ?? 0) : verdict === "push" ? placed : 0n);
    }, 0n);
  return playable({
    kind: "table",
    cycleMs: 5000,
    choice,
    table: () => ({ kind: "table", variant: rules.variant, spots: rules.spots }),
    ticket({ chips }) {
      const placed = Object.entries(chips);
      if (!placed.every(([spot]) => known.has(spot))) return undefined;
      return {
        units: placed.reduce((sum, [, count]) => sum + count, 0),
        content: placed.map(([spot, count]) => (count === 1 ? spot : `${spot}×${count}`)).join(" "),
      };
    },
    draw({ chips }, stake, random) {
      const result = rules.play(random);
      const winning = rules.spots.filter((spot) => rules.verdict(spot.id, result) === "win").map((spot) => spot.id);
      return {
        win: paidFor(chips, stake, result),
        view: { kind: "table", variant: rules.variant, ...result, winning },
      };
    },
    covered([bet]) {
      // No spot wins in nine of ten cases.
      if (!bet || Object.keys(bet.choice.chips).length < 2) return 0n;
      const { choice, stake } = bet;
      return paidInNineOfTen(
        rules.cases.map(({ weight, result }) => ({ weight, paid: paidFor(choice.chips, stake, result) })),
      );
    },
  });
}
