import { z } from "zod";
import { type EngineGame, type Playable, pays, playable } from "./engine.ts";
import { pickSome } from "./random.ts";

const deck = Array.from({ length: 52 }, (_, index) => index);
/** Aces beat all; equal ranks are decided by suit (clubs, diamonds, hearts, spades), so that two cards never tie. */
const strength = (card: number): number => (card < 4 ? card + deck.length : card);

const choice = z.strictObject({ seats: z.int().min(2).max(4) });

/**
 * High card against one to three simulated players with the same stake. The highest card takes the pot, less the
 * operator's share. Each seat wins equally often, so the pot returns exactly the game's RTP.
 */
export function duelGame(game: EngineGame): Playable {
  const potPays = (seats: number) => Math.round((seats * game.rtpBp) / 100);
  return playable({
    kind: "duel",
    cycleMs: 5000,
    choice,
    table: () => ({ kind: "duel", tables: [2, 3, 4].map((seats) => ({ seats, pays: potPays(seats) })) }),
    ticket: ({ seats }) => ({ units: 1, content: `${seats} seats` }),
    draw({ seats }, stake, random) {
      const cards = pickSome(deck, seats, random);
      const strengths = cards.map(strength);
      const winner = strengths.indexOf(Math.max(...strengths));
      return { win: winner === 0 ? pays(stake, potPays(seats)) : 0n, view: { kind: "duel", cards, winner } };
    },
  });
}
