import type { SlotHit } from "../pages/gameMessages.ts";
import { shareOf } from "../shares.ts";
import { type EngineGame, noChoice, type Playable, playable } from "./engine.ts";
import { linePays, reelSets, rowCount, scatterPays, slotLines, symbols } from "./slot.reels.ts";

const looseScale = 10_000_000;

/** The return of a set of reels per unit of stake. It is exact, because every stop of a reel is equally likely. */
export function reelsReturn(reels: readonly string[]): number {
  const share = (reel: number, symbol: string) => {
    const strip = reels[reel] ?? "";
    return [...strip].filter((stop) => stop === symbol || stop === "W").length / strip.length;
  };
  let returned = 0;
  for (const [symbol, [three, four, five]] of Object.entries(linePays)) {
    const [p1, p2, p3, p4, p5] = [
      share(0, symbol),
      share(1, symbol),
      share(2, symbol),
      share(3, symbol),
      share(4, symbol),
    ];
    const base = p1 * p2 * p3;
    returned += (base * (1 - p4) * three + base * p4 * (1 - p5) * four + base * p4 * p5 * five) / 100;
  }
  let counts = [1];
  for (const strip of reels) {
    const shown = ([...strip].filter((stop) => stop === "S").length * rowCount) / strip.length;
    counts = [...counts, 0].map((chance, count) => chance * (1 - shown) + (counts[count - 1] ?? 0) * shown);
  }
  return scatterPays.reduce((sum, prize, index) => sum + ((counts[index + 3] ?? 0) * prize) / 100, returned);
}

/** The number of rounds of each `looseScale` that run on the second set, so that the game returns its RTP. */
export function looseShare(rtpBp: number): number {
  const [tight, loose] = [reelsReturn(reelSets[0]), reelsReturn(reelSets[1])];
  const share = (rtpBp / 10_000 - tight) / (loose - tight);
  return Math.round(Math.min(1, Math.max(0, share)) * looseScale);
}

/** The prizes of a window (a string of three symbols for each reel). */
export function evaluate(window: string[], lines: number[][]): { hits: SlotHit[]; scatters: number } {
  const hits = lines.flatMap((line, index): SlotHit[] => {
    const run = line.map((row, reel) => window[reel]?.[row] ?? "");
    const [symbol = ""] = run;
    const prizes = linePays[symbol];
    const broken = run.findIndex((shown) => shown !== symbol && shown !== "W");
    const count = broken === -1 ? run.length : broken;
    const prize = prizes?.[count - 3];
    return prize === undefined ? [] : [{ line: index, symbol, count, pays: prize }];
  });
  return { hits, scatters: window.join("").split("S").length - 1 };
}

export function slotGame(game: EngineGame): Playable {
  const lines = slotLines(Math.max(1, game.lines));
  const loose = looseShare(game.rtpBp);
  return playable({
    kind: "slot",
    cycleMs: 2500,
    choice: noChoice,
    table: () => ({
      kind: "slot",
      symbols: [...symbols],
      lines,
      linePays: Object.entries(linePays).map(([symbol, pays]) => ({ symbol, pays: [...pays] })),
      scatterPays: [...scatterPays],
    }),
    ticket: () => ({ units: 1, content: `${lines.length} lines` }),
    draw(_choice, stake, random) {
      const reels = reelSets[random(looseScale) < loose ? 1 : 0];
      const window = reels.map((strip) => {
        const stop = random(strip.length);
        return (strip + strip).slice(stop, stop + rowCount);
      });
      const { hits, scatters } = evaluate(window, lines);
      const ofLines = hits.reduce((sum, hit) => sum + hit.pays, 0);
      const ofStake = scatterPays[scatters - 3] ?? 0;
      const win = shareOf(stake, BigInt(ofLines + ofStake * lines.length), BigInt(100 * lines.length));
      return { win, view: { kind: "slot", window, hits, scatters: ofStake > 0 ? scatters : 0 } };
    },
  });
}
