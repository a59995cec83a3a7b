import { z } from "zod";
import { type EngineGame, type Playable, pays, playable } from "./engine.ts";

/**
 * Fishing by salvos of one to five shots, each at a fish of the player's choice. A fish that pays m times the
 * shot is caught with the probability rtp / m, so every target returns the same share: only the risk differs.
 */
export const fishes = [
  { id: "minnow", multiple: 2 },
  { id: "clown", multiple: 3 },
  { id: "angel", multiple: 4 },
  { id: "puffer", multiple: 6 },
  { id: "turtle", multiple: 10 },
  { id: "ray", multiple: 15 },
  { id: "lantern", multiple: 25 },
  { id: "shark", multiple: 50 },
  { id: "dragon", multiple: 100 },
] as const;

const choice = z.strictObject({
  shots: z
    .array(z.enum(fishes.map((fish) => fish.id)))
    .min(1)
    .max(5),
});

export function fishingGame(game: EngineGame): Playable {
  return playable({
    kind: "fishing",
    cycleMs: 5000,
    choice,
    table: () => ({ kind: "fishing", fishes: fishes.map((fish) => ({ ...fish, pays: fish.multiple * 100 })) }),
    ticket: ({ shots }) => ({ units: shots.length, content: shots.join(" ") }),
    draw({ shots }, stake, random) {
      const results = shots.map((id) => {
        const multiple = fishes.find((fish) => fish.id === id)?.multiple ?? 0;
        // The chance is exactly rtp / multiple: rtpBp of each 10,000 × multiple numbers catch the fish.
        return { fish: id, caught: random(10_000 * multiple) < game.rtpBp, pays: multiple * 100 };
      });
      const win = results.reduce((sum, shot) => (shot.caught ? sum + pays(stake, shot.pays) : sum), 0n);
      return { win, view: { kind: "fishing", shots: results.map(({ fish, caught }) => ({ fish, caught })) } };
    },
  });
}
